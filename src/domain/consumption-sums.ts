import { type Energy, energies, type Interval, isGap, type Resolution } from './consumption.ts';

/** What some intervals come to, in words above a chart. Energy in Wh (varh). */
export interface ConsumptionSummary {
  total: number;
  /** Mean of the intervals that are over and were read. */
  mean: number;
  peak: Interval;
  /** Intervals without any reading. */
  gaps: number;
  /** First day with provisional readings; null when all are final, or the retailer does not say. */
  provisionalFrom: string | null;
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
    gaps: intervals.filter(isGap).length,
    provisionalFrom: known.find(({ quality }) => quality === 'provisional')?.day ?? null,
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

/** Periods of the access tariff that occur, P1 first. */
export const periodsOf = (intervals: readonly Interval[]): string[] =>
  [...new Set(intervals.flatMap(({ period }) => period ?? []))].sort();

const ladder = ['quarter-hourly', 'hourly', 'daily', 'monthly'] as const;

/** Intervals that are drawn as one. */
export interface Bucket {
  /** Length of what is drawn. */
  resolution: Resolution;
  intervals: readonly Interval[];
}

const groupKeys: Record<Exclude<Resolution, 'quarter-hourly'>, (one: Interval) => unknown> = {
  hourly: ({ start }) => Math.floor(start / 3_600_000),
  daily: ({ day }) => day,
  monthly: ({ day }) => day.slice(0, 7),
};

/** The intervals put together for drawing: as fine as they are, or so much coarser that at most so many are drawn. */
export function bucketsOf(
  intervals: readonly Interval[],
  resolution: Resolution,
  most: number,
): Bucket[] {
  let buckets: Bucket[] = intervals.map((one) => ({ resolution, intervals: [one] }));
  for (const coarser of ladder.slice(ladder.indexOf(resolution) + 1)) {
    if (buckets.length <= most) break;
    buckets = grouped(intervals, coarser);
  }
  return buckets;
}

function grouped(intervals: readonly Interval[], resolution: Resolution): Bucket[] {
  if (resolution === 'quarter-hourly') return [];
  const keyOf = groupKeys[resolution];
  const groups = new Map<unknown, Interval[]>();
  for (const one of intervals) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return [...groups.values()].map((group) => ({ resolution, intervals: group }));
}

/** A key that an interval shares with the one of the same time in another year. */
const timeOfYear = ({ day, clock, turn }: Interval) => `${day.slice(5)} ${clock} ${turn}`;

/** For each interval the one of the same time a year before, where there is one. */
export function alignedWith(
  intervals: readonly Interval[],
  before: readonly Interval[],
): (Interval | undefined)[] {
  const known = new Map(before.map((one) => [timeOfYear(one), one]));
  return intervals.map((one) => known.get(timeOfYear(one)));
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
  const pairs = alignedWith(shown, before).flatMap((other, index) => {
    const one = shown[index];
    return one && other && other[energy] !== null ? [{ one, other }] : [];
  });
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
