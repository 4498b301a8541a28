/** A rate in percent that holds from an ISO date on. */
export interface DatedRate {
  from: string;
  rate: number;
}

/** The rate in percent that holds on an ISO date, of entries with the oldest first; 0 before the first one. */
export function rateOn(entries: readonly DatedRate[], day: string): number {
  return entries.findLast(({ from }) => from <= day)?.rate ?? 0;
}
