import { daysRead, type ReadMeter } from '#sandbox/consumption/curve.ts';
import { dayAfter } from '#sandbox/consumption/local-day.ts';

/** First and last day of an invoice, and its day of issue. */
export interface BillingMonth {
  start: string;
  end: string;
  issued: string;
}

const DAY_OF_ISSUE = '05';

/** The calendar months of a meter that were billed by that day, newest first, at most this many. */
export function billingMonths(
  meter: Pick<ReadMeter, 'first_day' | 'last_day'>,
  today: string,
  most: number,
): BillingMonth[] {
  const months: BillingMonth[] = [];
  let next = firstOfMonth(today);
  for (let back = 0; back < most; back++) {
    const first = firstOfMonth(dayAfter(next, -1));
    const days = daysRead(meter, { start: first, end: dayAfter(next, -1) });
    const issued = `${next.slice(0, 8)}${DAY_OF_ISSUE}`;
    if (days && issued <= today) months.push({ ...days, issued });
    next = first;
  }
  return months;
}

/** True for the day of the month on which all invoices are issued; corrections are issued on others. */
export function isDayOfIssue(day: string): boolean {
  return day.endsWith(DAY_OF_ISSUE);
}

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;
