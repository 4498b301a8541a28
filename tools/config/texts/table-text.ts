import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { sentence } from '#tools/config/sentence.ts';

/**
 * The text of a table's bytes, without a byte order mark. Bytes that are not UTF-8 are a diagnostic, placed at the first
 * of them: Excel's plain "CSV" is written in the encoding of the country.
 */
export function tableText(file: string, bytes: Buffer): string | Diagnostic {
  const fix = sentence`save it as "CSV UTF-8" (Excel: Save As)`;
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    return { file, line: 1, column: 1, what: sentence`the table is UTF-16 text`, fix };
  const text = bytes.toString('utf8');
  const again = Buffer.from(text);
  if (again.equals(bytes)) return text.replace(/^\uFEFF/, '');
  const foreign = bytes.findIndex((byte, index) => byte !== again[index]);
  const lines = bytes
    .subarray(0, foreign)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/);
  const column = (lines.at(-1) ?? '').length + 1;
  return { file, line: lines.length, column, what: sentence`a letter here is not UTF-8`, fix };
}
