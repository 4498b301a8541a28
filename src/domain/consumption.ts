import { dayAfter, midnight, monthOf, offsetAt, PENINSULA } from './local-time.ts';

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
}

/** A reading and where it begins: an instant (milliseconds since 1970), or an ISO day for days and months. */
export interface TimedReading extends Reading {
  at: number | string;
}

export interface Readings {
  /** In time order, one for each beginning. */
  inOrder: readonly TimedReading[];
  /** Hours between UTC and the winter time of the supply. */
  winterHours: number;
}

export interface Curve {
  resolution: Resolution;
  /** In time order and without holes: an interval that the retailer left out has no values. */
  intervals: readonly Interval[];
  winterHours: number;
}

const QUARTER = 900_000;
const HOUR = 4 * QUARTER;
const NOTHING: TimedReading = {
  at: '',
  active: null,
  exported: null,
  reactive: null,
  period: null,
  quality: null,
};

/** The curve of some days up to an instant (milliseconds), with every interval that has begun by then. */
export function curveOf(
  { inOrder, winterHours = PENINSULA }: Readings,
  { resolution, days, until }: { resolution: Resolution; days: Days; until: number },
): Curve {
  const intervals: Interval[] = [];
  const readingAt = followed(inOrder);
  const isFine = resolution === 'hourly' || resolution === 'quarter-hourly';
  for (let day = days.from; day <= days.to; ) {
    const next = resolution === 'monthly' ? dayAfter(monthOf(day).to) : dayAfter(day);
    const start = midnight(day, winterHours);
    if (start >= until) break;
    const end = midnight(next, winterHours);
    if (isFine) {
      const step = resolution === 'hourly' ? HOUR : QUARTER;
      const isUsual = end - start === 24 * HOUR;
      for (let from = start; from < end && from < until; from += step) {
        const usual = CLOCK[(from - start) / QUARTER] ?? null;
        const { clock, turn } = isUsual
          ? { clock: usual, turn: null }
          : clockAt(from, start, winterHours);
        const { active, exported, reactive, period, quality } = readingAt(from);
        // Written out: of 35,040 a year, spreading them takes several times as long.
        intervals.push({
          start: from,
          end: from + step,
          day,
          clock,
          turn,
          active,
          exported,
          reactive,
          period,
          quality,
        });
      }
    } else {
      const { at: _, ...reading } = readingAt(
        resolution === 'monthly' ? `${day.slice(0, 7)}-01` : day,
      );
      intervals.push({ ...reading, start, end, day, clock: null, turn: null });
    }
    day = next;
  }
  return { resolution, intervals, winterHours };
}

/** Returns the function for the reading at a beginning; it is asked in time order. */
function followed(inOrder: readonly TimedReading[]): (beginning: number | string) => TimedReading {
  let next = 0;
  return (beginning) => {
    for (; next < inOrder.length; next++) {
      const reading = inOrder[next] ?? NOTHING;
      if (reading.at === beginning) return reading;
      if (typeof reading.at === typeof beginning && reading.at > beginning) break;
    }
    return NOTHING;
  };
}

/** The 96 quarters of a clock. */
const CLOCK = Array.from({ length: 96 }, (_, quarter) => {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(quarter >> 2)}:${two((quarter & 3) * 15)}`;
});

/** On a day on which the clocks change. */
function clockAt(
  instant: number,
  midnightBefore: number,
  winterHours: number,
): Pick<Interval, 'clock' | 'turn'> {
  const moved = offsetAt(instant, winterHours) - offsetAt(midnightBefore, winterHours);
  const clock = CLOCK[(instant + moved - midnightBefore) / QUARTER] ?? null;
  // The hour before the clocks go back, and the one after, read alike.
  const isBefore =
    moved === 0 && offsetAt(instant + HOUR, winterHours) < offsetAt(instant, winterHours);
  const isAfter =
    moved < 0 && offsetAt(instant - HOUR, winterHours) > offsetAt(instant, winterHours);
  return { clock, turn: isBefore ? 1 : isAfter ? 2 : null };
}

/** True for an interval of which nothing was read. */
export const isGap = ({ active, exported, reactive }: Reading): boolean =>
  active === null && exported === null && reactive === null;
