import { clockOf, dayAfter, localTime, midnight, offsetAt } from '#domain/values/local-time.ts';

/** Lengths of the intervals of a curve, the longest first (customer area, section 2). */
export const resolutions = ['monthly', 'daily', 'hourly', 'quarter-hourly'] as const;
export type Resolution = (typeof resolutions)[number];

/** Energy taken from the grid and given to it, Wh, and reactive energy, varh. */
export const energies = ['active', 'exported', 'reactive'] as const;
export type Energy = (typeof energies)[number];

/** Days, both included. */
export interface Days {
  from: string;
  to: string;
}

/** What was read of an interval: whole Wh (the meter's own unit, so that sums are exact); null when nothing was. */
export interface Reading extends Record<Energy, number | null> {
  /** Period of the access tariff, P1 to P6; null for an interval that covers several. */
  period: string | null;
  /** Whether the distributor has validated it; null when the retailer does not say. */
  quality: 'provisional' | 'final' | null;
}

/** A part of a curve in its place in time. */
export interface Interval extends Reading {
  /** Beginning and end, milliseconds since 1970. */
  start: number;
  end: number;
  /** ISO day on which it begins where the supply is. */
  day: string;
  /** Its beginning on the clock there, `02:00`; null for days and months. */
  clock: string | null;
  /** Which of the two it is, where the clock shows its time twice. */
  turn: 1 | 2 | null;
  /** Where what is known of it ends, where that is before its end; null where that is all of it. */
  readUntil: ReadUntil | null;
}

/** An instant (milliseconds since 1970) at which readings end, and the day there that they end on. */
export interface ReadUntil {
  at: number;
  day: string;
  /** What the clock shows then, `13:15`; null at the end of the day. */
  clock: string | null;
}

/** What may be the period of a reading; a column keeps its place, from 1. */
export const tariffPeriods = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6'] as const;
/** How sure a reading may be; a column keeps its place, from 1. */
export const qualities = ['final', 'provisional'] as const;

/** The place of the first interval of a day; for months, of the first requested day of the month. */
export interface DayBegin {
  day: string;
  place: number;
}

/**
 * Intervals in columns, in time order and without holes. So a year of 35,040 quarters comes from a worker without being
 * copied, and leaves the page no objects to keep.
 */
export interface Curve {
  resolution: Resolution;
  /** Hours between UTC and the winter time of the supply. */
  winterHours: number;
  /** Beginning of each interval, and at last the end of the last: milliseconds since 1970. */
  bounds: Float64Array<ArrayBuffer>;
  /**
   * The instant before which what it has ends: the end of its days, or earlier where the retailer's readings end. An
   * interval that it divides is unfinished: a month that began, or of which only some days are shown.
   */
  readUntil: number;
  /** Whole Wh (varh), the meter's own unit, so that sums are exact; NaN where nothing was read. */
  energies: Record<Energy, Float64Array<ArrayBuffer>>;
  /** Place in `tariffPeriods` from 1; 0 for none. */
  periods: Uint8Array<ArrayBuffer>;
  /** Place in `qualities` from 1; 0 for none. */
  qualities: Uint8Array<ArrayBuffer>;
  dayBegins: readonly DayBegin[];
}

/** True for an interval of which nothing was read. */
export const isGap = ({ active, exported, reactive }: Reading): boolean =>
  active === null && exported === null && reactive === null;

/** How many intervals a curve has. */
export const lengthOf = ({ periods }: Curve): number => periods.length;

/** True for a curve of which nothing was read. */
export const isEmptyCurve = (curve: Curve): boolean =>
  energies.every((energy) => curve.energies[energy].every(Number.isNaN));

/** An interval of a curve, of a day. */
export function intervalAt(curve: Curve, place: number, { day, place: first }: DayBegin): Interval {
  const { bounds, resolution, winterHours } = curve;
  const start = bounds[place] ?? Number.NaN;
  const end = bounds[place + 1] ?? Number.NaN;
  const energy = (column: Float64Array) => {
    const value = column[place] ?? Number.NaN;
    return Number.isNaN(value) ? null : value;
  };
  return {
    start,
    end,
    day,
    readUntil: dividedAt(curve, start, end),
    ...(isFine(resolution)
      ? clockAt(start, bounds[first] ?? Number.NaN, winterHours)
      : { clock: null, turn: null }),
    active: energy(curve.energies.active),
    exported: energy(curve.energies.exported),
    reactive: energy(curve.energies.reactive),
    period: tariffPeriods[(curve.periods[place] ?? 0) - 1] ?? null,
    quality: qualities[(curve.qualities[place] ?? 0) - 1] ?? null,
  };
}

/** Where the end of what a curve has divides an interval; null where it does not. */
export const dividedAt = (curve: Curve, start: number, end: number): ReadUntil | null =>
  start < curve.readUntil && curve.readUntil < end ? endOf(curve) : null;

/** Where what a curve has ends. */
export function endOf({ readUntil: at, winterHours }: Curve): ReadUntil {
  const [day = '', time = ''] = localTime(at, winterHours).split('T');
  const clock = time.slice(0, 'hh:mm'.length);
  return clock === '00:00' ? { at, day: dayAfter(day, -1), clock: null } : { at, day, clock };
}

/** True for the lengths of intervals that begin at a time of the clock. */
export const isFine = (resolution: Resolution): boolean =>
  resolution === 'hourly' || resolution === 'quarter-hourly';

/** The intervals of a curve, each an object of its own. */
export const intervalsOf = (curve: Curve): Interval[] =>
  curve.dayBegins.flatMap((begin, index) => {
    const beyond = curve.dayBegins[index + 1]?.place ?? lengthOf(curve);
    return Array.from({ length: beyond - begin.place }, (_, place) =>
      intervalAt(curve, begin.place + place, begin),
    );
  });

/** A curve from a day on; of months from its month, which begins on that day. */
export function since(curve: Curve, day: string): Curve {
  const isMonthly = curve.resolution === 'monthly';
  const digits = isMonthly ? 'yyyy-mm'.length : day.length;
  const index = curve.dayBegins.findIndex(
    (begin) => begin.day.slice(0, digits) >= day.slice(0, digits),
  );
  const begin = curve.dayBegins[index];
  const isLater = begin !== undefined && begin.day < day;
  if (index === 0 && !isLater) return curve;
  const first = begin?.place ?? lengthOf(curve);
  const { active, exported, reactive } = curve.energies;
  const bounds = curve.bounds.slice(first);
  if (isLater) bounds[0] = midnight(day, curve.winterHours);
  return {
    ...curve,
    bounds,
    energies: {
      active: active.subarray(first),
      exported: exported.subarray(first),
      reactive: reactive.subarray(first),
    },
    periods: curve.periods.subarray(first),
    qualities: curve.qualities.subarray(first),
    dayBegins:
      index < 0
        ? []
        : curve.dayBegins.slice(index).map((one, nth) => ({
            day: isLater && nth === 0 ? day : one.day,
            place: one.place - first,
          })),
  };
}

const HOUR = 3_600_000;
const MINUTE = HOUR / 60;

/** What the clock shows at an instant of a day, and which of the two it is on the day on which the clocks go back. */
function clockAt(
  instant: number,
  midnightBefore: number,
  winterHours: number,
): Pick<Interval, 'clock' | 'turn'> {
  const offset = offsetAt(instant, winterHours);
  const moved = offset - offsetAt(midnightBefore, winterHours);
  const minutes = (instant + moved - midnightBefore) / MINUTE;
  // The hour before the clocks go back, and the one after, read alike.
  const isBefore = moved === 0 && offsetAt(instant + HOUR, winterHours) < offset;
  const isAfter = moved < 0 && offsetAt(instant - HOUR, winterHours) > offset;
  return { clock: clockOf(minutes), turn: isBefore ? 1 : isAfter ? 2 : null };
}
