import { type Curve, type Energy, energies, type Interval, qualities } from './consumption.ts';
import type { Bucket } from './plotted-curve.ts';

/** What some intervals come to. Energy in Wh (varh). */
export interface ConsumptionSummary {
  total: number;
  /** Mean of the intervals that are over and were read. */
  mean: number;
  peak: Interval;
}

/** Total, mean and peak of an energy up to an instant (milliseconds); null where nothing of it was read. */
export function summaryOf(
  intervals: readonly Interval[],
  energy: Energy,
  until: number,
): ConsumptionSummary | null {
  const known = intervals.filter((one) => one[energy] !== null);
  const peak = known.reduce<Interval | undefined>(
    (most, one) => (most && (most[energy] ?? 0) >= (one[energy] ?? 0) ? most : one),
    undefined,
  );
  if (!peak) return null;
  const over = known.filter(({ end }) => end <= until);
  const counted = over.length > 0 ? over : known;
  return {
    total: sumOf(known, energy) ?? 0,
    mean: (sumOf(counted, energy) ?? 0) / counted.length,
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

/** How many intervals were not read, and the first day with readings that may still change; null where none may. */
export function doubtsOf(curve: Curve): { gaps: number; provisionalFrom: string | null } {
  const { active, exported, reactive } = curve.energies;
  let gaps = 0;
  for (let place = 0; place < active.length; place++)
    if (
      Number.isNaN(active[place]) &&
      Number.isNaN(exported[place]) &&
      Number.isNaN(reactive[place])
    )
      gaps++;
  const place = curve.qualities.indexOf(qualities.indexOf('provisional') + 1);
  const begin = place < 0 ? undefined : curve.dayBegins.findLast((one) => one.place <= place);
  return { gaps, provisionalFrom: begin?.day ?? null };
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
