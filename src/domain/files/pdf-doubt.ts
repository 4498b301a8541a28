/** Why the retailer may be unable to read a PDF: it has a password, or its end is missing. */
export type PdfDoubt = 'locked' | 'incomplete';

/** Some programs fill a file up behind its end. */
const TAIL = 64_000;

/** Bytes of a cross-reference table that are searched for its trailer: 20 an object. */
const TABLE = 2_000_000;

const latin = new TextDecoder('latin1');
const textOf = async (file: Blob, from: number, to?: number) =>
  latin.decode(await file.slice(from, to).arrayBuffer());

/**
 * What makes it doubtful that a PDF can be read: its trailer names an encryption, or nothing at its end says where its
 * objects are, as in a download that broke off (ISO 32000-2, 7.5.5, 7.5.8 and 7.6). An encryption may do without a password
 * for reading, and a viewer may mend a missing end: a doubt is no proof. Rejects when the file cannot be read.
 */
export async function pdfDoubt(file: Blob): Promise<PdfDoubt | null> {
  const tail = await textOf(file, Math.max(0, file.size - TAIL));
  const last = tail.lastIndexOf('startxref');
  const place = /^startxref\s+(\d+)/.exec(tail.slice(Math.max(0, last)))?.[1];
  // After the last `startxref` no object follows; one that does was cut before its own.
  if (last < 0 || place === undefined || /\d+ \d+ obj\b/.test(tail.slice(last)))
    return 'incomplete';
  const from = Number(place);
  const table = await textOf(file, from, from + TABLE);
  // A table has its trailer behind it; a stream has the same entries in its own dictionary, before its binary data.
  const trailer = /^\s*xref/.test(table)
    ? table.slice(table.indexOf('trailer'), Math.max(0, table.indexOf('startxref')))
    : (/^\s*\d+ \d+ obj([\s\S]*?)stream/.exec(table)?.[1] ?? '');
  return /\/Encrypt\b/.test(trailer) ? 'locked' : null;
}
