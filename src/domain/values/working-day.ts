import { dayAfter } from './local-time.ts';

/** True on a Saturday and on a Sunday. Public holidays are not known: the retailer may add them. */
export const isWeekend = (day: string): boolean => [0, 6].includes(new Date(day).getUTCDay());

/** The ISO day that is so many working days after another, where every Monday to Friday is one. */
export function workingDayAfter(day: string, count: number): string {
  let reached = day;
  for (let left = count; left > 0; left -= isWeekend(reached) ? 0 : 1)
    reached = dayAfter(reached, 1);
  return reached;
}

/** ISO day of an instant by the clock of the peninsula, where the retailer is: terms end at its midnight. */
export const retailerDay = (instant: Date | number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' }).format(instant);
