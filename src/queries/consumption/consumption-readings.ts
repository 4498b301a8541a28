import { isGap, type Reading } from '#domain/consumption/consumption.ts';
import type { Readings, TimedReading } from '#domain/consumption/consumption-curve.ts';
import { offsetAt, PENINSULA } from '#domain/values/local-time.ts';

const HOUR = 3_600_000;

/**
 * The readings of an answer of the retailer, whatever their order: energy in kWh and kvarh as numbers or as texts, the
 * beginning as an ISO day or as a time with its offset. Of several for one interval a value counts before none, a final
 * one before a provisional one, and the last before others. `malformed` counts what has no time.
 */
export function readingsOf(points: readonly unknown[]): Readings & { malformed: number } {
  const readings: TimedReading[] = [];
  let winterHours: number | undefined;
  let malformed = 0;
  let isInOrder = true;
  let last: number | string | undefined;
  for (const point of points) {
    const { date, activa, exportada, reactiva, period, quality } = (point ?? {}) as Record<
      string,
      unknown
    >;
    const at = typeof date === 'string' ? beginningOf(date) : null;
    if (at === null) {
      malformed++;
      continue;
    }
    if (typeof at === 'number') winterHours ??= winterHoursOf(date as string, at);
    isInOrder &&= last === undefined || at > last;
    last = at;
    readings.push({
      at,
      active: wattHours(activa),
      exported: wattHours(exportada),
      reactive: wattHours(reactiva),
      period: PERIODS.has(period) ? (period as string) : null,
      quality: quality === 'provisional' || quality === 'final' ? quality : null,
    });
  }
  const inOrder = isInOrder ? readings : setInOrder(readings);
  return { inOrder, winterHours: winterHours ?? PENINSULA, malformed };
}

/** One reading for each beginning, in time order. */
function setInOrder(readings: readonly TimedReading[]): TimedReading[] {
  const known = new Map<number | string, TimedReading>();
  for (const reading of readings) {
    const other = known.get(reading.at);
    if (!other || !isBetter(other, reading)) known.set(reading.at, reading);
  }
  return [...known.values()].sort((one, other) => (one.at < other.at ? -1 : 1));
}

const PERIODS: ReadonlySet<unknown> = new Set(['P1', 'P2', 'P3', 'P4', 'P5', 'P6']);
const DAY_ONLY = /^\d{4}-\d\d-\d\d$/;
const WITH_OFFSET = /T.*(?:Z|([+-])(\d\d):?(\d\d))$/;

function beginningOf(date: string): number | string | null {
  if (date.length === 10) return DAY_ONLY.test(date) ? date : null;
  // What has no offset is no instant; the shape that nearly all have is seen at once.
  const sign = date.charAt(date.length - 6);
  const hasOffset = sign === '+' || sign === '-' ? date.charAt(10) === 'T' : WITH_OFFSET.test(date);
  const instant = hasOffset ? Date.parse(date) : Number.NaN;
  return Number.isNaN(instant) ? null : instant;
}

/** Winter time of the place in whose local time a date is written; undefined for UTC, which is no local time. */
function winterHoursOf(date: string, instant: number): number | undefined {
  const [, sign, hours, minutes] = WITH_OFFSET.exec(date) ?? [];
  if (sign === undefined) return undefined;
  const written = Number(`${sign}1`) * (Number(hours) + Number(minutes) / 60);
  const winter = written - offsetAt(instant, 0) / HOUR;
  return winter === 0 || winter === 1 ? winter : undefined;
}

function wattHours(value: unknown): number | null {
  const kilo = typeof value === 'string' && value.trim() ? Number(value) : value;
  return typeof kilo === 'number' && Number.isFinite(kilo) && kilo >= 0
    ? Math.round(kilo * 1000)
    : null;
}

/** True where what is known is worth more than another reading of the same interval. */
function isBetter(known: Reading, other: Reading): boolean {
  if (isGap(known) !== isGap(other)) return isGap(other);
  return known.quality === 'final' && other.quality === 'provisional';
}
