import type { ReactNode } from 'react';
import type { Problem } from '#domain/problem.ts';
import type { IconName } from '#ui/layout/icon.tsx';

/** Makes the rows of a list ones to pick, for something that is done with several at once. */
export interface ListPicking<Row> {
  icon: IconName;
  /** True when picking starts with the page, because the customer followed a link to it. */
  startsPicking?: boolean;
  /** What the name of a row's checkbox calls it: `Elegir la factura` + `F2600123`. */
  nameOf: (row: Row) => string;
  /** Most rows that can be picked at once. */
  most: number;
  /** What can be done with the picked rows: a `PickBar`, at the foot of the list while the customer picks. */
  bar: (picks: Picks<Row>) => ReactNode;
}

/** The rows that are picked, in the order in which they were. */
export interface Picks<Row> {
  rows: readonly Row[];
  /** Number of rows that search and filters find, 0 until it is known. */
  found: number;
  most: number;
  /** Picks the first rows of those found, as many as can be picked at once. */
  pickFound: () => void;
  isPickingFound: boolean;
  /** Drops what is picked. */
  clear: () => void;
  /** Why they could not be read. */
  problem: Problem | null;
  /** Ends picking and drops what is picked. */
  stop: () => void;
  /** Prefix of the keys of the list's texts. */
  texts: string;
}

/** The checkboxes of a list that is being picked from. */
export interface PickBoxes<Row> {
  isPicked: (row: Row) => boolean;
  pick: (rows: readonly Row[], isPicked: boolean) => void;
  nameOf: (row: Row) => string;
  texts: string;
}
