import * as v from 'valibot';
import type { ReviewedText, TextExport, TextImport } from '#studio/texts-contract.ts';

const language = v.pipe(v.string(), v.maxLength(10));
const key = v.pipe(v.string(), v.maxLength(2000));
const text = v.pipe(v.string(), v.maxLength(100_000));

/** Bytes of the largest table that is read, as base64: ten times all texts of the portal in one language. */
const LARGEST = 14_000_000;

export const exportShape: v.GenericSchema<unknown, TextExport> = v.object({
  to: language,
  keys: v.nullable(v.pipe(v.array(key), v.maxLength(100_000))),
});

export const importShape: v.GenericSchema<unknown, TextImport> = v.object({
  to: language,
  name: v.pipe(v.string(), v.maxLength(300)),
  content: v.pipe(v.string(), v.base64(), v.maxLength(LARGEST)),
});

export const reviewShape: v.GenericSchema<unknown, ReviewedText> = v.object({
  ...{ from: language, to: language, key },
  ...{ original: text, translation: text },
});
