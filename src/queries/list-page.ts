/** Which part of a list is asked for. */
export interface ListWanted {
  /** How many rows to skip, and how many to bring at most. */
  offset: number;
  limit: number;
  /** Text to search for; empty for all. */
  search: string;
}

/** A part of a list. */
export interface ListPage<Row> {
  rows: Row[];
  /** How many match in all. */
  total: number;
}
