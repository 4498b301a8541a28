import { dayAfter, midnight, monthOf } from '#domain/values/local-time.ts';
import {
  type Curve,
  type DayBegin,
  type Days,
  isFine,
  qualities,
  type Reading,
  type Resolution,
  tariffPeriods,
} from './consumption.ts';

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

/** Which curve: length of its intervals, its days, and the instant (ms) up to which intervals have started. */
export interface CurveFrame {
  resolution: Resolution;
  days: Days;
  until: number;
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

/** The curve of some days up to an instant, with every interval that has started by then, even without a reading. */
export function curveOf(
  { inOrder, winterHours }: Readings,
  { resolution, days, until }: CurveFrame,
): Curve {
  const bounds: number[] = [];
  const readings: TimedReading[] = [];
  const dayBegins: DayBegin[] = [];
  const readingAt = followed(inOrder);
  let end = 0;
  for (let day = days.from; day <= days.to; ) {
    const next = resolution === 'monthly' ? dayAfter(monthOf(day).to) : dayAfter(day);
    const start = midnight(day, winterHours);
    if (start >= until) break;
    const midnightAfter = midnight(next, winterHours);
    dayBegins.push({ day, place: bounds.length });
    if (isFine(resolution)) {
      const step = resolution === 'hourly' ? HOUR : QUARTER;
      for (let from = start; from < midnightAfter && from < until; from += step) {
        bounds.push(from);
        readings.push(readingAt(from));
        end = from + step;
      }
    } else {
      bounds.push(start);
      readings.push(readingAt(resolution === 'monthly' ? `${day.slice(0, 7)}-01` : day));
      end = midnightAfter;
    }
    day = next;
  }
  const placeIn = (names: readonly unknown[], name: string | null) => names.indexOf(name) + 1;
  return {
    resolution,
    winterHours,
    bounds: Float64Array.from([...bounds, end]),
    readUntil: midnight(dayAfter(days.to), winterHours),
    energies: {
      active: Float64Array.from(readings, ({ active }) => active ?? Number.NaN),
      exported: Float64Array.from(readings, ({ exported }) => exported ?? Number.NaN),
      reactive: Float64Array.from(readings, ({ reactive }) => reactive ?? Number.NaN),
    },
    periods: Uint8Array.from(readings, ({ period }) => placeIn(tariffPeriods, period)),
    qualities: Uint8Array.from(readings, ({ quality }) => placeIn(qualities, quality)),
    dayBegins,
  };
}

/** Returns a function that finds the reading at the start of an interval; it must be called in time order. */
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
