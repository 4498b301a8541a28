/** Fonts and sizes of every document of the sandbox. */
const MARGIN = 56;

/**
 * A document on A4 with a title and lines under headings, as the bytes of a PDF.
 * A line is a label with its value, or a paragraph.
 */
export async function renderPdf(document: {
  title: string;
  sections: { heading: string; lines: ([label: string, value: string] | string)[] }[];
  footer: string;
}): Promise<Uint8Array> {
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({ size: 'A4', margin: MARGIN, info: { Title: document.title } });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => pdf.on('end', resolve));

  pdf.font('Helvetica-Bold').fontSize(20).text(document.title).moveDown();
  for (const { heading, lines } of document.sections) {
    pdf.font('Helvetica-Bold').fontSize(13).text(heading).moveDown(0.4).fontSize(10);
    for (const line of lines) {
      if (typeof line === 'string') pdf.font('Helvetica').text(line);
      else {
        pdf.font('Helvetica-Bold').text(`${line[0]}: `, { continued: true });
        pdf.font('Helvetica').text(line[1]);
      }
    }
    pdf.moveDown();
  }
  pdf.font('Helvetica-Oblique').fontSize(8).text(document.footer);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}
