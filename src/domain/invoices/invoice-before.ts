import type { Days } from '#domain/consumption/consumption.ts';
import { dayOfYearBefore } from '#domain/consumption/consumption-range.ts';
import { isDay } from '#domain/values/day.ts';
import { dayAfter, daysIn } from '#domain/values/local-time.ts';
import { chargedEuro, type Invoice } from './invoice.ts';

/** Days by which a period may begin or end away from the one that it is compared with. */
const SHIFT = 7;
/** Days by which it may be longer or shorter: a longer one costs more by itself. */
const LONGER = 3;

/** First and last day of what an invoice bills; null where it does not say them. */
function periodOf({ startDate: from, endDate: to }: Invoice): Days | null {
  return from && to && isDay(from) && isDay(to) && from <= to ? { from, to } : null;
}

/** Days on one of which an invoice ends that bills the same period of the year before; null where it has no period. */
export function endsOfYearBefore(invoice: Invoice): Days | null {
  const period = periodOf(invoice);
  if (!period) return null;
  const end = dayOfYearBefore(period.to);
  return { from: dayAfter(end, -SHIFT), to: dayAfter(end, SHIFT) };
}

/**
 * Of some invoices the one that bills the same period of the same contract a year before, as it was corrected; null where
 * none does, or where it cannot be compared with it.
 */
export function invoiceOfYearBefore(
  invoice: Invoice,
  candidates: readonly Invoice[],
): Invoice | null {
  const period = periodOf(invoice);
  if (!period || invoice.rectificativeType === 'A') return null;
  const from = dayOfYearBefore(period.from);
  const to = dayOfYearBefore(period.to);
  const corrected = new Set(candidates.map(({ rectifies }) => rectifies));
  const isNear = (day: string, other: string) =>
    daysIn(dayAfter(other, -SHIFT), day) >= 1 && daysIn(day, dayAfter(other, SHIFT)) >= 1;
  return (
    candidates.find((one) => {
      const other = periodOf(one);
      return (
        other !== null &&
        one.contract === invoice.contract &&
        one.rectificativeType !== 'A' &&
        !corrected.has(one.number) &&
        isNear(other.from, from) &&
        isNear(other.to, to) &&
        Math.abs(daysIn(other.from, other.to) - daysIn(period.from, period.to)) <= LONGER
      );
    }) ?? null
  );
}

/** How much more (above 0) or less an invoice charges than another, as a share of the latter; null if unknown. */
export function changeSince(invoice: Invoice, before: Invoice): number | null {
  const [now, then] = [chargedEuro(invoice), chargedEuro(before)];
  return now === null || then === null || then <= 0 ? null : now / then - 1;
}
