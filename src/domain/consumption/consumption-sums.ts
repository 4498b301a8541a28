import { type Energy, energies, type Interval } from './consumption.ts';
import type { Bucket, PlottedCurve } from './plotted-curve.ts';

/** What some intervals come to. Energy in Wh (varh). */
export interface ConsumptionSummary {
  total: number;
  /** Mean of the whole intervals that were read, and how many these are; null where none is whole. */
  mean: { value: number; count: number } | null;
  peak: Interval;
}

/** Total, mean and peak of an energy at an instant (milliseconds); null where nothing of it was read. */
export function summaryOf(
  { buckets, resolution }: PlottedCurve,
  energy: Energy,
  now: number,
): ConsumptionSummary | null {
  const known = buckets.filter((one) => one[energy] !== null);
  const peak = known.reduce<Interval | undefined>(
    (most, one) => (most && (most[energy] ?? 0) >= (one[energy] ?? 0) ? most : one),
    undefined,
  );
  if (!peak) return null;
  const isWhole = ({ day, end, readUntil }: Interval) =>
    readUntil === null && end <= now && (resolution !== 'monthly' || day.endsWith('-01'));
  const whole = known.filter(isWhole);
  const count = whole.length;
  return {
    total: sumOf(known, energy) ?? 0,
    mean: count > 0 ? { value: (sumOf(whole, energy) ?? 0) / count, count } : null,
    peak,
  };
}

/** Sum of an energy in Wh (varh); null where nothing of it was read. */
export function sumOf(intervals: readonly Interval[], energy: Energy): number | null {
  let sum: number | null = null;
  for (const one of intervals) {
    const value = one[energy];
    if (value !== null) sum = (sum ?? 0) + value;
  }
  return sum;
}

/** The energies of which something was read, the first always. */
export const energiesOf = (intervals: readonly Interval[]): Energy[] =>
  energies.filter(
    (energy) => energy === 'active' || intervals.some((one) => (one[energy] ?? 0) > 0),
  );

/** Periods of the access tariff in which something was read, P1 first; none where they are not all of what was read. */
export function periodsOf(buckets: readonly Pick<Bucket, 'byPeriod' | 'active'>[]): string[] {
  const isAll = buckets.every(({ byPeriod, active }) => {
    const sum = [...byPeriod.values()].reduce((all, wh) => all + wh, 0);
    return active === null || active === sum;
  });
  return isAll ? [...new Set(buckets.flatMap(({ byPeriod }) => [...byPeriod.keys()]))].sort() : [];
}
