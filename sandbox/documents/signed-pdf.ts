import { createPublicKey, type KeyObject, sign } from 'node:crypto';

/** Hexadecimal digits of a signature by RSA with 2048 bits. */
const SIGNATURE_DIGITS = 512;
const RANGE_WIDTH = 40;

/**
 * Adds a signature to a PDF of pdfkit by an incremental update: a signature field whose dictionary signs every byte but
 * the signature itself (RSA with SHA-256 over `/ByteRange`). It is no CMS signature and has no certificate: a reader
 * shows it as unknown, and only the public key verifies it.
 */
export function signPdf(pdf: Uint8Array, key: KeyObject, now: Date): Uint8Array {
  const original = Buffer.from(pdf);
  const text = original.toString('latin1');
  const root = last(text, /\/Root (\d+) 0 R/g);
  const size = last(text, /\/Size (\d+)/g);
  const catalog = new RegExp(`\\n${root} 0 obj\\n<<\\n?([\\s\\S]*?)>>\\nendobj`).exec(text)?.[1];
  if (catalog === undefined) throw new Error('the PDF has no catalog');
  const [signature, widget] = [size, size + 1];
  const date = now.toISOString().slice(0, 19).replace(/[-:T]/g, '');
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('hex');
  const objects = [
    [root, `<<\n${catalog}/AcroForm << /Fields [${widget} 0 R] /SigFlags 3 >>\n>>`],
    [
      signature,
      `<< /Type /Sig /Filter /Lluerna.Sandbox /SubFilter /lluerna.rsa.sha256 /M (D:${date}Z)
/Lluerna.PublicKey <${publicKey}>
/ByteRange [${' '.repeat(RANGE_WIDTH)}]
/Contents <${'0'.repeat(SIGNATURE_DIGITS)}> >>`,
    ],
    [
      widget,
      `<< /Type /Annot /Subtype /Widget /FT /Sig /T (Lluerna) /V ${signature} 0 R /F 132 /Rect [0 0 0 0] >>`,
    ],
  ] as const;

  let update = '\n';
  const places = objects.map(([number, body]) => {
    const place = original.length + update.length;
    update += `${number} 0 obj\n${body}\nendobj\n`;
    return { number, place };
  });
  const xref = original.length + update.length;
  const entries = places.map(
    ({ number, place }) => `${number} 1\n${String(place).padStart(10, '0')} 00000 n \n`,
  );
  update += `xref\n${entries.join('')}trailer
<< /Size ${size + 2} /Root ${root} 0 R /Prev ${last(text, /startxref\n(\d+)/g)} >>
startxref\n${xref}\n%%EOF\n`;
  return withSignature(Buffer.concat([original, Buffer.from(update, 'latin1')]), key);
}

/** Fills in the byte range and the signature. */
function withSignature(bytes: Buffer, key: KeyObject): Buffer {
  const hole = bytes.lastIndexOf('/Contents <') + '/Contents '.length;
  const after = hole + SIGNATURE_DIGITS + 2;
  const range = `0 ${hole} ${after} ${bytes.length - after}`.padEnd(RANGE_WIDTH);
  bytes.write(range, bytes.lastIndexOf('/ByteRange [') + '/ByteRange ['.length, 'latin1');
  const signed = Buffer.concat([bytes.subarray(0, hole), bytes.subarray(after)]);
  bytes.write(sign('sha256', signed, key).toString('hex'), hole + 1, 'latin1');
  return bytes;
}

function last(text: string, pattern: RegExp): number {
  const found = [...text.matchAll(pattern)].at(-1)?.[1];
  if (found === undefined) throw new Error(`the PDF has nothing like ${pattern}`);
  return Number(found);
}
