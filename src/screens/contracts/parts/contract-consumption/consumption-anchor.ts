/**
 * Id of the part of a contract's page that shows its consumption (customer area, section 2). A module of its own: the
 * page loads it without what else the address says.
 */
export const CONSUMPTION = 'consumption';

/** Names of the days that are shown in the query of the address. */
export const DAYS = { from: 'from', to: 'to' };

/** Writes into a query that one day is shown, by hours. */
export function showDay(query: URLSearchParams, day: string): void {
  query.set(DAYS.from, day);
  query.set(DAYS.to, day);
}
