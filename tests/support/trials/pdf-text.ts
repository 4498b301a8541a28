import { inflateSync } from 'node:zlib';

/** The text of a PDF of pdfkit, its pieces joined in order. Supports its standard fonts only. */
export function pdfText(bytes: Uint8Array): string {
  const pdf = Buffer.from(bytes);
  const marks = [...pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)];
  return marks
    .map(({ index, 1: content = '' }) => pdf.subarray(index + 7, index + 7 + content.length))
    .map((stream) => textOf(inflated(stream)))
    .join('');
}

function inflated(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1');
  } catch {
    return '';
  }
}

function textOf(content: string): string {
  const pieces = [...content.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = '']) => hex);
  const text = Buffer.from(pieces.join(''), 'hex').toString('latin1');
  // WinAnsi differs from Latin 1 in a few characters; of those only the euro sign is used.
  return text.replaceAll('\x80', '€');
}
