import {
  type Curve,
  type DayBegin,
  dividedAt,
  type Interval,
  intervalAt,
  lengthOf,
  qualities,
  type Resolution,
  tariffPeriods,
} from './consumption.ts';

const HOUR = 3_600_000;

/** Resolutions of a plot, with their least length in milliseconds. */
const ladder = [
  ['quarter-hourly', HOUR / 4],
  ['hourly', HOUR],
  ['daily', 23 * HOUR],
  ['monthly', 28 * 24 * HOUR],
] as const satisfies [Resolution, number][];

/** Intervals that are plotted as one: from the start of the first to the end of the last, with their sums. */
export interface Bucket extends Interval {
  /** Places of the first of them in the curve and of the one after the last. */
  places: readonly [first: number, beyond: number];
  /** What of its active energy was read in each period of the access tariff, Wh. */
  byPeriod: ReadonlyMap<string, number>;
}

/** A curve as it is plotted. */
export interface PlottedCurve {
  /** Length of a bucket. */
  resolution: Resolution;
  buckets: readonly Bucket[];
}

/** Aggregates a curve for a plot: at its own resolution, or at a coarser one with at most `most` buckets. */
export function plottedCurveOf(curve: Curve, most: number): PlottedCurve {
  const resolution = lengthOf(curve) <= most ? curve.resolution : coarserFor(curve, most);
  const begins = beginsOf(curve, resolution);
  const buckets = begins.map((begin, index) =>
    together(curve, begin, begins[index + 1]?.place ?? lengthOf(curve)),
  );
  return { resolution, buckets };
}

/** The finest of the coarser lengths of which at most so many fill the time; else the coarsest. */
function coarserFor({ bounds, resolution }: Curve, most: number): Resolution {
  const lasts = (bounds.at(-1) ?? 0) - (bounds[0] ?? 0);
  const coarser = ladder.slice(ladder.findIndex(([name]) => name === resolution) + 1);
  const fitting = coarser.find(([, length]) => lasts / length <= most) ?? coarser.at(-1);
  return fitting?.[0] ?? resolution;
}

/** The place of a bucket's first interval, and its day. */
interface Begin {
  place: number;
  day: DayBegin;
}

function beginsOf(curve: Curve, resolution: Resolution): Begin[] {
  const { dayBegins } = curve;
  const month = (index: number) => dayBegins[index]?.day.slice(0, 7);
  if (resolution === 'monthly' || resolution === 'daily')
    return dayBegins
      .filter((_, index) => resolution === 'daily' || month(index) !== month(index - 1))
      .map((day) => ({ place: day.place, day }));
  const isWhole = resolution === curve.resolution;
  return dayBegins.flatMap((day, index) => {
    const begins: Begin[] = [];
    const beyond = dayBegins[index + 1]?.place ?? lengthOf(curve);
    for (let place = day.place; place < beyond; place++)
      if (isWhole || (curve.bounds[place] ?? 0) % HOUR === 0) begins.push({ place, day });
    return begins;
  });
}

function together(curve: Curve, { place: first, day }: Begin, beyond: number): Bucket {
  const begin = intervalAt(curve, first, day);
  const { active, exported, reactive } = curve.energies;
  const byPeriod = sumsByPeriod(curve, first, beyond);
  const [period, ...others] = byPeriod.keys();
  const isProvisional = curve.qualities.subarray(first, beyond).includes(PROVISIONAL);
  const end = curve.bounds[beyond] ?? begin.end;
  return {
    ...begin,
    end,
    readUntil: dividedAt(curve, begin.start, end),
    active: sumBetween(active, first, beyond),
    exported: sumBetween(exported, first, beyond),
    reactive: sumBetween(reactive, first, beyond),
    period: others.length > 0 ? null : (period ?? begin.period),
    quality: isProvisional ? 'provisional' : begin.quality,
    places: [first, beyond],
    byPeriod,
  };
}

const PROVISIONAL = qualities.indexOf('provisional') + 1;

/** Sum of a column; null where nothing of it was read. */
function sumBetween(column: Float64Array, first: number, beyond: number): number | null {
  let sum = -1;
  for (let place = first; place < beyond; place++) {
    const value = column[place] ?? Number.NaN;
    // What was not read is NaN, which is never as much as zero.
    if (value >= 0) sum = (sum < 0 ? 0 : sum) + value;
  }
  return sum < 0 ? null : sum;
}

function sumsByPeriod(
  { energies: { active }, periods }: Curve,
  first: number,
  beyond: number,
): Map<string, number> {
  const sums = tariffPeriods.map(() => -1);
  for (let place = first; place < beyond; place++) {
    const value = active[place] ?? Number.NaN;
    const index = (periods[place] ?? 0) - 1;
    if (value >= 0 && index >= 0) sums[index] = Math.max(sums[index] ?? 0, 0) + value;
  }
  return new Map(
    tariffPeriods.flatMap((name, index) => {
      const sum = sums[index] ?? -1;
      return sum < 0 ? [] : [[name, sum] as const];
    }),
  );
}
