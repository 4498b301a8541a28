import type { PdfDoubt } from '#domain/files/pdf-doubt.ts';
import type { Turns } from './photo-encoding.ts';

/** What is known of a file of a field beside its bytes. */
interface FileOrigin {
  /** The file as it was chosen. */
  chosen: File;
  /** Bytes that it had before it was made smaller. */
  sizeBefore?: number;
  /** Why the retailer may be unable to read it. */
  doubt?: PdfDoubt;
  /** A photo that was turned: as it was before, and how far. */
  turned?: { from: File; turns: Turns };
}

const origins = new WeakMap<File, FileOrigin>();

/** What is known of a file; of one that was not prepared, that it is as it was chosen. */
export function originOf(file: File): FileOrigin {
  return origins.get(file) ?? { chosen: file };
}

/** The file, with what is known of it. */
export function withOrigin(file: File, origin: FileOrigin): File {
  origins.set(file, origin);
  return file;
}
