import type { ReactNode } from 'react';
import type { ListOrder } from './list-order.tsx';

/** A column of a list. */
export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for amounts: right-aligned, in tabular figures. */
  align?: 'end';
  /** The cell that names the row: a row header, and the title of its card. */
  primary?: boolean;
  /** A quiet second line below the name of a row; it may depend on which column names the rows. */
  note?: (row: Row, column: string) => ReactNode;
  /** What it says of a row: a column that says the same of all rows is left out. */
  varies?: (row: Row) => string;
  /** What rows come to; null where that is not known. */
  sum?: (rows: readonly Row[]) => ReactNode;
  /** True when its cells need no header: cards show them side by side. */
  chip?: boolean;
  /** True for a short fact that explains itself: it takes one line, and cards show facts in a row. */
  fact?: boolean;
  /** True when cards leave it out. */
  isTableOnly?: boolean;
  /** Orders that its head offers, the one of the first press first. Only requested from a retailer that can sort. */
  orders?: readonly ListOrder[];
}

/** Explicit roles, as a `display` other than the table's removes the implicit ones from cards. */
export const role = (name: string) => ({ role: name });
