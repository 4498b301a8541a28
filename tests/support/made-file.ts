/** More bytes than this are said, not made. */
const MOST_MADE = 20_000_000;

interface MadeFile {
  name: string;
  /** Its first bytes; a text gives one byte for each character. */
  begins: string | Uint8Array;
  bytes: number;
  type?: string;
}

/** A file as a chooser hands it over, of so many bytes; the same one chosen again was changed at the same moment. */
export function madeFile({ name, begins, bytes, type = '' }: MadeFile): File {
  const start =
    typeof begins === 'string' ? Uint8Array.from(begins, (one) => one.charCodeAt(0)) : begins;
  const content = new Uint8Array(bytes > MOST_MADE ? start.length : bytes);
  content.set(start.subarray(0, content.length));
  const file = new File([content], name, { type, lastModified: 1 });
  return bytes > MOST_MADE ? Object.defineProperty(file, 'size', { value: bytes }) : file;
}
