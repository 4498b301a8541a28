import type { Schema } from './intended-errors.ts';

/** How large a body may be, in bytes. */
export interface BodyLimit {
  bytes: number;
  /** Of these, bytes outside of the base64 alphabet, in which only files are written. */
  outsideBase64: number;
}

const WITHOUT_FILES = 64 * 1024;
const BESIDE_FILES = 256 * 1024;
/** Six of the largest files. A lead may hold more, as each of its steps is a body of its own. */
const MOST_FILE_BYTES = 6 * 20_000_000;

/**
 * The limit of a body by its schema. Files cost little to read; `[0,0,0,…` of their size would take minutes to parse
 * and validate.
 */
export function bodyLimitOf(schema: Schema | undefined): BodyLimit {
  const files = schema ? Math.min(fileBytes(schema), MOST_FILE_BYTES) : 0;
  if (files === 0) return { bytes: WITHOUT_FILES, outsideBase64: WITHOUT_FILES };
  return { bytes: files + BESIDE_FILES, outsideBase64: BESIDE_FILES };
}

/** Bytes of the files that a value may hold: four characters for three bytes of each. */
function fileBytes(schema: Schema): number {
  const own = schema['x-largest-file'];
  if (typeof own === 'number') return Math.ceil(own / 3) * 4;
  const all = [...Object.values(schema.properties ?? {}), ...(schema.allOf ?? [])].map(fileBytes);
  const choices = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].map(fileBytes);
  const listed = schema.items ? (schema.maxItems ?? 1) * fileBytes(schema.items) : 0;
  return all.reduce((sum, bytes) => sum + bytes, 0) + Math.max(0, ...choices) + listed;
}
