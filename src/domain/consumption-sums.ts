import { type Curve, type Energy, energies, type Interval, qualities } from './consumption.ts';
import type { Bucket } from './consumption-drawn.ts';

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

/** Periods of the access tariff in which something was read, P1 first. */
export const periodsOf = (buckets: readonly Pick<Bucket, 'byPeriod'>[]): string[] =>
  [...new Set(buckets.flatMap(({ byPeriod }) => [...byPeriod.keys()]))].sort();

/** A key that an interval shares with the one of the same time in another year. */
const timeOfYear = ({ day, clock, turn }: Interval) => `${day.slice(5)} ${clock} ${turn}`;

/** Each interval with the one of the same time a year before, where there is one. */
export function alignedWith(
  intervals: readonly Interval[],
  before: readonly Interval[],
): [Interval, Interval | undefined][] {
  const known = new Map(before.map((one) => [timeOfYear(one), one]));
  return intervals.map((one) => [one, known.get(timeOfYear(one))]);
}

/**
 * How an energy compares with a year before: the sums of the intervals that are over at an instant and were read in both
 * years. Null where fewer than nine in ten of them can be compared.
 */
export function comparedWith(
  intervals: readonly Interval[],
  before: readonly Interval[],
  { energy, until }: { energy: Energy; until: number },
): { now: number; before: number } | null {
  const shown = intervals.filter((one) => one[energy] !== null && one.end <= until);
  const pairs = alignedWith(shown, before).flatMap(([one, other]) =>
    other && other[energy] !== null ? [{ one, other }] : [],
  );
  if (pairs.length === 0 || pairs.length < shown.length * COMPARABLE) return null;
  const ofPairs = (which: 'one' | 'other') =>
    sumOf(
      pairs.map((pair) => pair[which]),
      energy,
    ) ?? 0;
  return { now: ofPairs('one'), before: ofPairs('other') };
}

/** Share of it that must be known of the year before. */
const COMPARABLE = 0.9;
