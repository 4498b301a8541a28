import type { TextCell, TextRow, TextTable } from '#studio/texts-contract.ts';

/** The next table with the rows of the one before where they say the same: a row that is the same is not rendered again. */
export function withSameRows(before: TextTable | undefined, next: TextTable): TextTable {
  if (before?.from !== next.from || before.to !== next.to) return next;
  const known = new Map(
    before.files.flatMap(({ rows }) => rows.map((row) => [row.key, row] as const)),
  );
  const files = next.files.map((file) => ({
    ...file,
    rows: file.rows.map((row) => {
      const same = known.get(row.key);
      return same && isSameRow(same, row) ? same : row;
    }),
  }));
  return { ...next, files };
}

const isSameRow = (one: TextRow, other: TextRow): boolean =>
  one.isMissing === other.isMissing &&
  isSameCell(one.from, other.from) &&
  isSameCell(one.to, other.to) &&
  JSON.stringify(one.long) === JSON.stringify(other.long);

const isSameCell = (one: TextCell, other: TextCell): boolean =>
  one.text === other.text &&
  one.usual === other.usual &&
  JSON.stringify(one.avoided) === JSON.stringify(other.avoided);
