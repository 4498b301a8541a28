/** Fonts and sizes of every document of the sandbox. */
const MARGIN = 56;

/** What a document says: sections of lines, where a line is a label with its value, or a paragraph. */
export interface PdfContent {
  title: string;
  /** Language of the words, such as `ca-ES`: screen readers pronounce them in it. */
  language: string;
  sections: { heading: string; lines: ([label: string, value: string] | string)[] }[];
  footer: string;
}

/**
 * A document on A4 as the bytes of a PDF: tagged (PDF/UA: title, headings and paragraphs in reading order), with its
 * language, so that screen readers read it as they read a page.
 */
export async function renderPdf(document: PdfContent): Promise<Uint8Array> {
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: document.language,
    info: { Title: document.title },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => pdf.on('end', resolve));
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const add = (tag: 'H1' | 'H2' | 'P', write: () => void) => root.add(pdf.struct(tag, {}, write));

  add('H1', () => pdf.font('Helvetica-Bold').fontSize(20).text(document.title).moveDown());
  for (const { heading, lines } of document.sections) {
    add('H2', () => pdf.font('Helvetica-Bold').fontSize(13).text(heading).moveDown(0.4));
    for (const line of lines)
      add('P', () => {
        pdf.fontSize(10);
        if (typeof line === 'string') pdf.font('Helvetica').text(line);
        else {
          pdf.font('Helvetica-Bold').text(`${line[0]}: `, { continued: true });
          pdf.font('Helvetica').text(line[1]);
        }
      });
    pdf.moveDown();
  }
  add('P', () => pdf.font('Helvetica-Oblique').fontSize(8).text(document.footer));
  root.end();
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}
