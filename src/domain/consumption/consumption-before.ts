import { offsetAt } from '#domain/values/local-time.ts';
import { type Curve, type Energy, type Interval, intervalAt, lengthOf } from './consumption.ts';

const DAY = 24 * 3_600_000;

/** Where a day of a curve begins and ends, as places of its intervals. */
const placesOf = ({ dayBegins, periods }: Curve, index: number): readonly [number, number] => [
  dayBegins[index]?.place ?? 0,
  dayBegins[index + 1]?.place ?? periods.length,
];

/** True for a day on which the clocks change. */
const hasClockChange = ({ bounds, winterHours }: Curve, first: number): boolean => {
  const midnight = bounds[first] ?? 0;
  return offsetAt(midnight, winterHours) !== offsetAt(midnight + DAY, winterHours);
};

/**
 * For each interval the place of the one of the same time in the curve of a year before, -1 where there is none: of the
 * same day of the year and the same time on the clock.
 */
export function placesBefore(curve: Curve, before: Curve): Int32Array {
  const places = new Int32Array(lengthOf(curve)).fill(-1);
  const days = new Map(before.dayBegins.map(({ day }, index) => [day.slice(5), index]));
  curve.dayBegins.forEach((begin, index) => {
    const dayBefore = days.get(begin.day.slice(5));
    if (dayBefore === undefined) return;
    const [first, beyond] = placesOf(curve, index);
    const [firstBefore, beyondBefore] = placesOf(before, dayBefore);
    if (!hasClockChange(curve, first) && !hasClockChange(before, firstBefore)) {
      const both = Math.min(beyond - first, beyondBefore - firstBefore);
      for (let nth = 0; nth < both; nth++) places[first + nth] = firstBefore + nth;
      return;
    }
    const beginBefore = before.dayBegins[dayBefore] ?? begin;
    const known = new Map<string, number>();
    for (let place = firstBefore; place < beyondBefore; place++)
      known.set(timeOf(intervalAt(before, place, beginBefore)), place);
    for (let place = first; place < beyond; place++)
      places[place] = known.get(timeOf(intervalAt(curve, place, begin))) ?? -1;
  });
  return places;
}

const timeOf = ({ clock, turn }: Interval) => `${clock} ${turn}`;

/** Sum of what a curve has of an energy at some places, Wh (varh); null where nothing of it was read. */
export function sumAt(curve: Curve, energy: Energy, places: Int32Array): number | null {
  const column = curve.energies[energy];
  let sum: number | null = null;
  for (const place of places) {
    // NaN, which was not read, is never as much as zero.
    const value = column[place] ?? Number.NaN;
    if (value >= 0) sum = (sum ?? 0) + value;
  }
  return sum;
}

/** A curve, and the place in it for each interval of a year later (`placesBefore`). */
export interface YearBefore {
  curve: Curve;
  places: Int32Array;
}

/**
 * How an energy compares with a year before: the sums of the intervals that are over at an instant and were read in both
 * years. Null where fewer than nine in ten of them can be compared.
 */
export function comparedWith(
  { energies: columns, bounds }: Curve,
  { curve, places }: YearBefore,
  { energy, until }: { energy: Energy; until: number },
): { now: number; before: number } | null {
  const sums = { now: 0, before: 0 };
  let [shown, compared] = [0, 0];
  columns[energy].forEach((value, place) => {
    if (Number.isNaN(value) || (bounds[place + 1] ?? 0) > until) return;
    shown++;
    const before = curve.energies[energy][places[place] ?? -1] ?? Number.NaN;
    if (Number.isNaN(before)) return;
    compared++;
    sums.now += value;
    sums.before += before;
  });
  return compared === 0 || compared < shown * COMPARABLE ? null : sums;
}

/** Share of it that must be known of the year before. */
const COMPARABLE = 0.9;
