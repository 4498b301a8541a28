import { didYouMean } from '#tools/config/analysis/closest-name.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { type Sentence, sentence } from '#tools/config/sentence.ts';
import type { Cell } from './csv-reader.ts';
import { KEY_COLUMN } from './texts-to-table.ts';

/** Where a table has its keys, and the texts of each language that is read. */
export interface Columns {
  key: number;
  /** Language -> position of its column. */
  languages: Map<string, number>;
  width: number;
}

/**
 * The columns that the first row names, in any order. `known` are the languages of the configuration; with `named`
 * (`--languages`) only those are read, each must have a column, and they may be new.
 */
export function columnsOf(
  header: readonly Cell[],
  known: readonly string[],
  named: readonly string[] = known,
): { columns: Columns; diagnostics: Diagnostic[] } {
  const columns: Columns = { key: -1, languages: new Map(), width: header.length };
  const diagnostics: Diagnostic[] = [];
  const seen = new Set<string>();
  for (const [position, { text, ...place }] of header.entries()) {
    const name = text.trim();
    if (seen.has(name)) {
      const what = sentence`a second column is named "${name}"`;
      diagnostics.push({ ...place, what, fix: sentence`keep one of them` });
    }
    seen.add(name);
    if (name === KEY_COLUMN) columns.key = position;
    else if (named.includes(name)) columns.languages.set(name, position);
    else if (!known.includes(name))
      diagnostics.push({ ...place, ...unknownLanguage(name, [...new Set([...known, ...named])]) });
  }
  const [first] = header;
  const missing = [KEY_COLUMN, ...(named === known ? [] : named)].filter((name) => !seen.has(name));
  if (first) diagnostics.unshift(...missing.map((name) => missingColumn(name, first)));
  return { columns, diagnostics };
}

function missingColumn(name: string, { file, line, column }: Cell): Diagnostic {
  const what = sentence`no column is named "${name}"`;
  const fix = sentence`keep the first row as config:texts wrote it: key and the languages`;
  return { file, line, column, what, fix };
}

function unknownLanguage(name: string, known: string[]): { what: Sentence; fix: Sentence } {
  if (name === '')
    return {
      what: sentence`this column has no name`,
      fix: sentence`name its language, or clear it`,
    };
  return {
    what: sentence`there is no language "${name}"${didYouMean(name, known)}`,
    fix: sentence`name one of ${known.join(', ')}; to begin another, say --languages with its name`,
  };
}
