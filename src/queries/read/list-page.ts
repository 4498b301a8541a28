/** The wanted part of a list. */
export interface ListWanted {
  /** Number of rows to skip, and most rows to return. */
  offset: number;
  limit: number;
  /** Search text; empty for all. */
  search: string;
  /** Order of the list as a whole, by the name that the address and the retailer have for it; left out for the usual one. */
  order?: string;
}

/** A part of a list. */
export interface ListPage<Row> {
  rows: Row[];
  /** Number of all matching rows. */
  total: number;
  /** The order that the rows have; null of a retailer that does not sort. Lists that cannot be sorted leave it out. */
  order?: string | null;
}
