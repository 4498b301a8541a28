import { fold } from '#domain/values/fold.ts';
import type { TextCell, TextFileRows, TextRow, TextTable } from '#studio/texts-contract.ts';

export type Side = 'from' | 'to';

/** What is to be seen to: only texts with one of these are shown. */
export const needs = ['missing', 'outdated', 'long', 'words'] as const;
export type Need = (typeof needs)[number];

export interface TextFilters {
  search: string;
  needs: readonly Need[];
  /** Name of a file; empty: all, `VIEW`: what is in view. */
  place: string;
}

/** The place of the texts of the page in view. */
export const VIEW = '*';

/** A line of the table: the name of a file, or a text. */
export type TextLine =
  | { kind: 'file'; file: TextFileRows; count: number }
  | { kind: 'text'; file: TextFileRows; row: TextRow };

/** What a text needs, by the table and by the keys of outdated texts. */
function needsOf(row: TextRow, outdated: ReadonlyMap<string, string>): Need[] {
  return [
    ...(row.isMissing ? (['missing'] as const) : []),
    ...(outdated.has(row.key) ? (['outdated'] as const) : []),
    ...(row.long ? (['long'] as const) : []),
    ...(row.from.avoided || row.to.avoided ? (['words'] as const) : []),
  ];
}

export const textOf = ({ text, usual }: TextCell): string => text ?? usual ?? '';

interface LinesOptions {
  table: TextTable;
  filters: TextFilters;
  outdated: ReadonlyMap<string, string>;
  /** True for texts of the page in view. */
  isInView: (file: TextFileRows, row: TextRow) => boolean;
  /** Keys that stay in sight although they no longer match: what was just changed. */
  changed: ReadonlySet<string>;
}

/** The lines of the table that match the filters, each file with its name before its texts. */
export function textLines(options: LinesOptions): TextLine[] {
  const { table, filters, outdated, isInView, changed } = options;
  const words = fold(filters.search).split(/\s+/).filter(Boolean);
  const isWanted = (file: TextFileRows, row: TextRow) => {
    if (
      filters.place === VIEW ? !isInView(file, row) : filters.place && filters.place !== file.name
    )
      return false;
    if (changed.has(row.key)) return true;
    if (filters.needs.length > 0) {
      const found = needsOf(row, outdated);
      if (!filters.needs.some((need) => found.includes(need))) return false;
    }
    const text = words.length > 0 ? searched(row) : '';
    return words.every((word) => text.includes(word));
  };
  return table.files.flatMap((file): TextLine[] => {
    const rows = file.rows.filter((row) => isWanted(file, row));
    if (rows.length === 0) return [];
    return [
      { kind: 'file', file, count: rows.length },
      ...rows.map((row): TextLine => ({ kind: 'text', file, row })),
    ];
  });
}

/** How many texts of the table need what. */
export function countsOf(
  table: TextTable,
  outdated: ReadonlyMap<string, string>,
): Record<Need, number> {
  const counts = { missing: 0, outdated: 0, long: 0, words: 0 };
  for (const { rows } of table.files)
    for (const row of rows) for (const need of needsOf(row, outdated)) counts[need]++;
  return counts;
}

const folded = new WeakMap<TextRow, string>();

function searched(row: TextRow): string {
  const known = folded.get(row) ?? fold(`${row.key} ${textOf(row.from)} ${textOf(row.to)}`);
  folded.set(row, known);
  return known;
}
