import { useMemo, useState } from 'react';
import type { Column } from './column.ts';

/** Ids of the columns that say the same of several rows (`varies`). */
const commonOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string[] =>
  columns.flatMap(({ id, varies }) =>
    varies && rows.length > 1 && new Set(rows.map(varies)).size === 1 ? [id] : [],
  );

/** The columns without some; where one of these names the rows, the first short fact does. */
function withoutColumns<Row>(
  columns: readonly Column<Row>[],
  left: readonly string[],
): readonly Column<Row>[] {
  if (left.length === 0) return columns;
  const naming = columns.find(({ id, primary }) => primary && left.includes(id));
  const shown = columns.filter(({ id }) => !left.includes(id));
  const next = naming && shown.find(({ fact }) => fact);
  return shown.map((column) =>
    column === next
      ? { ...column, primary: true, ...(naming?.note && { note: naming.note }) }
      : column,
  );
}

/**
 * The columns without those that say the same of all rows: a home stands beside its invoices only where there is more than
 * one. Rows of a search or of filters decide nothing: they may be of one home among many.
 *
 * @param rows those that are shown; undefined while others are awaited
 */
export function useVaryingColumns<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[] | undefined,
  isNarrowed: boolean,
): readonly Column<Row>[] {
  const [left, setLeft] = useState<readonly string[]>([]);
  if (rows && !isNarrowed) {
    const now = commonOf(columns, rows);
    if (now.join() !== left.join()) setLeft(now);
  }
  return useMemo(() => withoutColumns(columns, left), [columns, left]);
}
