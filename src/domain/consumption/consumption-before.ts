import { dayAfter, midnight, offsetAt } from '#domain/values/local-time.ts';
import { type Curve, type Days, type Energy, intervalAt, lengthOf } from './consumption.ts';

/** The same days of two years, as finely as they are compared. */
export interface TwoYears {
  curve: Curve;
  before: Curve;
  /** The unfinished interval of this year, and what was read up to the same time of the year before, Wh (varh). */
  unfinished: { place: number; before: Record<Energy, number | null> } | null;
}

/** How an energy compares with the year before: what was read at the same times of the same days in both years. */
export interface Comparison {
  energy: Energy;
  /** Sums of what is compared, Wh (varh): they belong together. */
  now: number;
  before: number;
  /** What of `before` belongs to each interval of this year; NaN where nothing does. */
  values: Float64Array;
  /** 1 for each interval of this year that is compared. */
  isCompared: Uint8Array;
  /** From the first to the last day of which something is compared; null where nothing is. */
  days: Days | null;
  /** True where these are the first and the last day of which anything was read this year. */
  isAll: boolean;
  /** False where too little is known of the year before to say how it compares. */
  isEnough: boolean;
}

/** Share that must be compared: of what was read on the days from the first to the last, and of all that was read. */
const COMPARABLE = { ofDays: 0.9, ofAll: 0.25 };

/**
 * Compares an energy with the year before, day by day. A day that was read whole in both years counts as it is, though one
 * have 23 or 25 hours; of another those times of the clock count that were read in both. The 29th of February has none.
 */
export function comparisonOf(years: TwoYears, energy: Energy): Comparison {
  const { curve, before, unfinished } = years;
  const count = lengthOf(curve);
  const [column, columnBefore] = [curve.energies[energy], before.energies[energy]];
  const values = new Float64Array(count).fill(Number.NaN);
  const isCompared = new Uint8Array(count);
  const isKnown = (place: number) => !Number.isNaN(column[place]);
  const sumBefore = (places: readonly number[]) =>
    places.reduce((sum, place) => sum + (columnBefore[place] ?? Number.NaN), 0);
  const compare = (place: number, value: number) => {
    if (!isKnown(place) || Number.isNaN(value)) return;
    values[place] = value;
    isCompared[place] = 1;
  };
  const known = new Map(before.dayBegins.map(({ day }, index) => [day, index]));

  curve.dayBegins.forEach(({ day }, index) => {
    const indexBefore = known.get(`${Number(day.slice(0, 4)) - 1}${day.slice(4)}`);
    if (indexBefore === undefined) return;
    const [now, then] = [dayAt(curve, index), dayAt(before, indexBefore)];
    if (unfinished && now.first <= unfinished.place && unfinished.place < now.beyond) {
      compare(unfinished.place, unfinished.before[energy] ?? Number.NaN);
      now.beyond = unfinished.place;
    }
    if (!hasClockChange(curve, now) && !hasClockChange(before, then)) {
      const both = Math.min(now.beyond - now.first, then.beyond - then.first);
      for (let nth = 0; nth < both; nth++)
        compare(now.first + nth, columnBefore[then.first + nth] ?? Number.NaN);
      return;
    }
    const [times, timesBefore] = [timesOf(curve, now), timesOf(before, then)];
    if (isReadWhole(curve, energy, now) && isReadWhole(before, energy, then)) {
      isCompared.fill(1, now.first, now.beyond);
      // An hour that only the year before had counts with the one before it.
      let place = now.first;
      for (const [time, places] of timesBefore) {
        place = times.get(time)?.[0] ?? place;
        values[place] = (values[place] || 0) + sumBefore(places);
      }
      return;
    }
    for (const [time, places] of times) {
      const sum = sumBefore(timesBefore.get(time) ?? [Number.NaN]);
      if (Number.isNaN(sum) || !places.every(isKnown)) continue;
      values[places[0] ?? Number.NaN] = sum;
      for (const place of places) isCompared[place] = 1;
    }
  });
  const sum = sumOfKnown(values);
  return { ...sumsOf(curve, energy, isCompared), energy, before: sum, values, isCompared };
}

/** A day of a curve as places of its intervals. */
interface DayPlaces {
  day: string;
  first: number;
  beyond: number;
}

const dayAt = ({ dayBegins, periods }: Curve, index: number): DayPlaces => ({
  day: dayBegins[index]?.day ?? '',
  first: dayBegins[index]?.place ?? 0,
  beyond: dayBegins[index + 1]?.place ?? periods.length,
});

const DAY = 24 * 3_600_000;

/** True for a day on which the clocks change. */
const hasClockChange = ({ bounds, winterHours }: Curve, { first }: DayPlaces): boolean => {
  const start = bounds[first] ?? 0;
  return offsetAt(start, winterHours) !== offsetAt(start + DAY, winterHours);
};

/** True for a day of which every interval has been read. */
function isReadWhole(curve: Curve, energy: Energy, { day, first, beyond }: DayPlaces): boolean {
  const isOver = curve.bounds[beyond] === midnight(dayAfter(day), curve.winterHours);
  return isOver && !curve.energies[energy].subarray(first, beyond).some(Number.isNaN);
}

/** The intervals of a day by the time on the clock, which two of them may have. */
function timesOf(curve: Curve, { day, first, beyond }: DayPlaces): Map<string | null, number[]> {
  const times = new Map<string | null, number[]>();
  for (let place = first; place < beyond; place++) {
    const { clock } = intervalAt(curve, place, { day, place: first });
    times.set(clock, [...(times.get(clock) ?? []), place]);
  }
  return times;
}

function sumsOf(
  curve: Curve,
  energy: Energy,
  isCompared: Uint8Array,
): Pick<Comparison, 'now' | 'days' | 'isAll' | 'isEnough'> {
  const column = curve.energies[energy];
  let [now, all, compared, ofDays] = [0, 0, 0, 0];
  const [read, both]: [string[], string[]] = [[], []];
  // What was read on a day after the last compared one counts only once another one is.
  let waiting = 0;
  curve.dayBegins.forEach((_, index) => {
    const { day, first, beyond } = dayAt(curve, index);
    let [readHere, comparedHere] = [0, 0];
    for (let place = first; place < beyond; place++) {
      const value = column[place] ?? Number.NaN;
      if (Number.isNaN(value)) continue;
      readHere++;
      if (!isCompared[place]) continue;
      comparedHere++;
      now += value;
    }
    all += readHere;
    compared += comparedHere;
    if (readHere > 0) read.push(day);
    if (comparedHere > 0) both.push(day);
    if (both.length > 0) waiting += readHere;
    if (comparedHere > 0) [ofDays, waiting] = [ofDays + waiting, 0];
  });
  const [from, to] = [both[0], both.at(-1)];
  return {
    now,
    days: from && to ? { from, to } : null,
    isAll: from === read[0] && to === read.at(-1),
    isEnough:
      compared > 0 && compared >= ofDays * COMPARABLE.ofDays && compared >= all * COMPARABLE.ofAll,
  };
}

const sumOfKnown = (values: Float64Array): number =>
  values.reduce((sum, value) => (Number.isNaN(value) ? sum : sum + value), 0);
