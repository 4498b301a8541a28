/** The wanted part of a list. */
export interface ListWanted {
  /** Number of rows to skip, and most rows to return. */
  offset: number;
  limit: number;
  /** Search text; empty for all. */
  search: string;
}

/** A part of a list. */
export interface ListPage<Row> {
  rows: Row[];
  /** Number of all matching rows. */
  total: number;
}
