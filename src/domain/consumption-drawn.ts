import type { Interval, Resolution } from './consumption.ts';
import { sumOf } from './consumption-sums.ts';

/** Lengths of what is drawn together, milliseconds at least. */
const ladder = [
  ['quarter-hourly', 900_000],
  ['hourly', 3_600_000],
  ['daily', 23 * 3_600_000],
  ['monthly', 28 * 24 * 3_600_000],
] as const satisfies [Resolution, number][];

/** Intervals that are drawn as one: from the beginning of the first to the end of the last, with their sums. */
export interface Bucket extends Interval {
  parts: readonly Interval[];
}

/** What is drawn of a curve. */
export interface Drawn {
  /** Length of a bucket. */
  resolution: Resolution;
  buckets: readonly Bucket[];
}

const groupKeys: Record<Resolution, (one: Interval) => unknown> = {
  'quarter-hourly': ({ start }) => start,
  hourly: ({ start }) => Math.floor(start / 3_600_000),
  daily: ({ day }) => day,
  monthly: ({ day }) => day.slice(0, 7),
};

/** The intervals put together for drawing: as fine as they are, or so much coarser that at most so many are drawn. */
export function drawnOf(
  intervals: readonly Interval[],
  resolution: Resolution,
  most: number,
): Drawn {
  const drawnAs = intervals.length <= most ? resolution : coarserFor(intervals, resolution, most);
  const begins =
    drawnAs === resolution
      ? intervals.map((_, index) => index)
      : beginningsOf(intervals, groupKeys[drawnAs]);
  const buckets = begins.flatMap((begin, group) =>
    together(intervals.slice(begin, begins[group + 1])),
  );
  return { resolution: drawnAs, buckets };
}

/** The finest of the coarser lengths of which at most so many fill the time; else the coarsest. */
function coarserFor(
  intervals: readonly Interval[],
  resolution: Resolution,
  most: number,
): Resolution {
  const lasts = (intervals.at(-1)?.end ?? 0) - (intervals[0]?.start ?? 0);
  const coarser = ladder.slice(ladder.findIndex(([name]) => name === resolution) + 1);
  const fitting = coarser.find(([, length]) => lasts / length <= most) ?? coarser.at(-1);
  return fitting?.[0] ?? resolution;
}

/** Where each run of intervals with the same key begins. */
function beginningsOf(intervals: readonly Interval[], keyOf: (one: Interval) => unknown): number[] {
  const keys = intervals.map(keyOf);
  const begins: number[] = [];
  keys.forEach((key, index) => {
    if (index === 0 || key !== keys[index - 1]) begins.push(index);
  });
  return begins;
}

function together(parts: readonly Interval[]): Bucket[] {
  const [first] = parts;
  if (!first) return [];
  if (parts.length === 1) return [{ ...first, parts }];
  const isOnePeriod = parts.every(({ period }) => period === first.period);
  return [
    {
      ...first,
      end: parts.at(-1)?.end ?? first.end,
      active: sumOf(parts, 'active'),
      exported: sumOf(parts, 'exported'),
      reactive: sumOf(parts, 'reactive'),
      period: isOnePeriod ? first.period : null,
      quality: parts.find(({ quality }) => quality === 'provisional')?.quality ?? first.quality,
      parts,
    },
  ];
}
