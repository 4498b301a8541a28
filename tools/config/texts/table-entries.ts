import type { Diagnostic, Place } from '#tools/config/diagnostic.ts';
import { sentence } from '#tools/config/sentence.ts';
import type { Cell } from './csv-reader.ts';
import { unguarded } from './formula-guard.ts';
import type { KnownKeys } from './known-keys.ts';
import type { Columns } from './table-columns.ts';
import type { TextPlace } from './text-key.ts';

/** A text that a table has for a language. */
export interface TableEntry {
  key: string;
  language: string;
  at: TextPlace;
  text: string;
  /** Of its cell. */
  place: Place;
}

/** The texts of a table. Blank cells, and rows and columns that are missing, are none. */
export function entriesOf(
  rows: readonly Cell[][],
  columns: Columns,
  known: KnownKeys,
): { entries: TableEntry[]; diagnostics: Diagnostic[] } {
  const entries: TableEntry[] = [];
  const diagnostics: Diagnostic[] = [];
  const seen = new Map<string, TableEntry>();
  for (const row of rows) {
    const key = row[columns.key]?.text ?? '';
    const at = known.find(key);
    diagnostics.push(...spareCells(row, columns));
    if (!at) diagnostics.push(...unknownKey(row, columns, known));
    for (const entry of at ? textsOfRow(row, columns, key, at) : []) {
      const earlier = seen.get(`${entry.language} ${key}`);
      if (!earlier) entries.push(entry);
      else if (earlier.text !== entry.text) diagnostics.push(contradiction(earlier, entry));
      seen.set(`${entry.language} ${key}`, earlier ?? entry);
    }
  }
  return { entries, diagnostics };
}

function textsOfRow(row: readonly Cell[], columns: Columns, key: string, at: TextPlace) {
  return [...columns.languages].flatMap(([language, position]): TableEntry[] => {
    const cell = row[position];
    const text = unguarded(cell?.text ?? '');
    if (!cell || text.trim() === '') return [];
    return [{ key, language, at, text, place: placeOf(cell) }];
  });
}

function spareCells(row: readonly Cell[], { width }: Columns): Diagnostic[] {
  const spare = row[width];
  if (!spare) return [];
  const what = sentence`this row has ${row.length} cells, the first row has ${width}`;
  const fix = sentence`put a text that holds the delimiter in quotes, or clear the cells beyond`;
  return [{ ...placeOf(spare), what, fix }];
}

function unknownKey(row: readonly Cell[], columns: Columns, known: KnownKeys): Diagnostic[] {
  const cell = row[columns.key] ?? row[0];
  if (!cell) return [];
  const key = row[columns.key]?.text ?? '';
  if (key === '') {
    const what = sentence`this row has texts and no key`;
    return [{ ...placeOf(cell), what, fix: sentence`write its key, or take the row out` }];
  }
  const what = sentence`no language has a text "${key}"${known.suggestion(key)}`;
  const fix = sentence`write the key as config:texts wrote it, or take the row out`;
  return [{ ...placeOf(cell), what, fix }];
}

function contradiction({ place: { line } }: TableEntry, later: TableEntry): Diagnostic {
  const what = sentence`"${later.key}" has another text for ${later.language} in line ${line}`;
  return { ...later.place, what, fix: sentence`keep one of the two` };
}

function placeOf({ file, line, column }: Place): Place {
  return { file, line, column };
}
