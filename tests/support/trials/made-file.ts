/** A file with more bytes than this only claims its size. */
const MOST_MADE = 20_000_000;

interface MadeFile {
  name: string;
  /** Its first bytes; a text has one byte per character. */
  begins: string | Uint8Array;
  bytes: number;
  type?: string;
}

/**
 * A file of the given size, as a file chooser returns it; choosing the same file again gives the same modification
 * time.
 */
export function madeFile({ name, begins, bytes, type = '' }: MadeFile): File {
  const start =
    typeof begins === 'string' ? Uint8Array.from(begins, (one) => one.charCodeAt(0)) : begins;
  const content = new Uint8Array(bytes > MOST_MADE ? start.length : bytes);
  content.set(start.subarray(0, content.length));
  const file = new File([content], name, { type, lastModified: 1 });
  return bytes > MOST_MADE ? Object.defineProperty(file, 'size', { value: bytes }) : file;
}
