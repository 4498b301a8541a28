import { dayAfter, daysIn, monthOf } from '#domain/values/local-time.ts';
import { type Days, isFine, type Resolution } from './consumption.ts';

/** Stretches of time that a customer looks at; `months` are the last ones, as many as a setting says. */
export const spans = ['day', 'week', 'month', 'months'] as const;
export type Span = (typeof spans)[number];

/** Most days that the retailer answers hour by hour. */
const MOST_FINE_DAYS = 366;
const MONTH = 31;

/** The resolution that a span is shown in at first. */
export const usualResolution: Readonly<Record<Span, Resolution>> = {
  day: 'hourly',
  week: 'hourly',
  month: 'daily',
  months: 'monthly',
};

const mondayOf = (day: string) => dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7));

/** The days of a span that holds a day; of `months`, those that end with its month. */
export function daysOf(span: Span, day: string, months: number): Days {
  if (span === 'day') return { from: day, to: day };
  if (span === 'week') return { from: mondayOf(day), to: dayAfter(mondayOf(day), 6) };
  if (span === 'month') return monthOf(day);
  return { from: monthOf(day, 1 - months).from, to: monthOf(day).to };
}

/** The last days of a span up to a day; of `day` the one before, as a day has readings a day later. */
export const latestDaysOf = (span: Span, day: string, months: number): Days =>
  daysOf(span, span === 'day' ? dayAfter(day, -1) : day, months);

/** The span that some days are; null for any others. */
export function spanOf({ from, to }: Days, months: number): Span | null {
  return (
    spans.find((span) => {
      const days = daysOf(span, to, months);
      return days.from === from && days.to === to;
    }) ?? null
  );
}

/** The same stretch earlier (`-1`) or later (`1`): whole months stay whole months, anything else moves by its length. */
export function movedBy({ from, to }: Days, direction: 1 | -1): Days {
  if (from === monthOf(from).from && to === monthOf(to).to) {
    const months = direction * monthsIn(from, to);
    return { from: monthOf(from, months).from, to: monthOf(to, months).to };
  }
  const days = direction * daysIn(from, to);
  return { from: dayAfter(from, days), to: dayAfter(to, days) };
}

const monthsIn = (from: string, to: string): number => {
  const count = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return count(to) - count(from) + 1;
};

/** The same days of the year before; the 29th of February becomes the 28th. */
export const yearBefore = ({ from, to }: Days): Days => ({
  from: dayOfYearBefore(from),
  to: dayOfYearBefore(to),
});

/**
 * The length of the intervals in which some days are compared with those of the year before, and these: the shown length
 * where that is fine, else hours, which say what of a month or a day was read, where the retailer answers so many.
 */
export function comparedBy(resolution: Resolution, days: Days): { by: Resolution; before: Days } {
  const before = yearBefore(days);
  const isFew = daysIn(days.from, days.to) <= MOST_FINE_DAYS;
  if (!isFew) return { by: 'daily', before };
  // A year with a 29th of February may have one day more than that after it.
  const more = Math.max(0, daysIn(before.from, before.to) - MOST_FINE_DAYS);
  const by = isFine(resolution) ? resolution : 'hourly';
  return { by, before: { ...before, from: dayAfter(before.from, more) } };
}

export function dayOfYearBefore(day: string): string {
  const rest = day.slice(4);
  return `${Number(day.slice(0, 4)) - 1}${rest === '-02-29' ? '-02-28' : rest}`;
}

/** The resolutions that say something of so many days and that the retailer answers. */
export function resolutionsFor({ from, to }: Days): Resolution[] {
  const days = daysIn(from, to);
  return [
    ...(days > MONTH ? (['monthly'] as const) : []),
    ...(days > 1 ? (['daily'] as const) : []),
    ...(days <= MOST_FINE_DAYS ? (['hourly', 'quarter-hourly'] as const) : []),
  ];
}
