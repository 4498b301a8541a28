import { isGap, type Reading } from '#domain/consumption/consumption.ts';
import type { Readings, TimedReading } from '#domain/consumption/consumption-curve.ts';
import { offsetAt, PENINSULA } from '#domain/values/local-time.ts';
import type { Tolerance } from '#domain/values/tolerances.ts';
import { instantsAt, writtenTime } from '#domain/values/written-time.ts';

const HOUR = 3_600_000;

/**
 * The readings of an answer of the retailer, whatever their order: energy in kWh and kvarh as numbers or as texts, below
 * zero where it was given to the grid (reactive energy below zero is not described, and counts as unread), the
 * beginning as an ISO day or a time, or as retailers' systems write these (`written-time.ts`): without an offset it is local
 * time of a place whose winter time is `usualHours` ahead of UTC. Of several for one interval a value counts before none, a final
 * one before a provisional one, and the last before others. `malformed` counts what has no time.
 */
export function readingsOf(
  points: readonly unknown[],
  usualHours = PENINSULA,
): Readings & { malformed: number; oddities: ReadonlySet<Tolerance> } {
  const readings: TimedReading[] = [];
  const oddities = new Set<Tolerance>();
  const beginningOf = beginnings(usualHours, oddities);
  let winterHours: number | undefined;
  let malformed = 0;
  let isInOrder = true;
  let last: number | string | undefined;
  for (const point of points) {
    const { date, activa, exportada, reactiva, period, quality } = (point ?? {}) as Record<
      string,
      unknown
    >;
    const at = typeof date === 'string' ? beginningOf(date, last) : null;
    if (at === null) {
      malformed++;
      continue;
    }
    if (typeof at === 'number') winterHours ??= winterHoursOf(date as string, at);
    isInOrder &&= last === undefined || at > last;
    last = at;
    let [active, exported] = [wattHours(activa), wattHours(exportada)];
    if ((active ?? 0) < 0 || (exported ?? 0) < 0) {
      oddities.add('signed-energy');
      [active, exported] = withoutSigns(active, exported);
    }
    const reactive = wattHours(reactiva);
    readings.push({
      at,
      active,
      exported,
      reactive: reactive !== null && reactive < 0 ? null : reactive,
      period: PERIODS.has(period) ? (period as string) : null,
      quality: quality === 'provisional' || quality === 'final' ? quality : null,
    });
  }
  const inOrder = isInOrder ? readings : setInOrder(readings);
  return { inOrder, winterHours: winterHours ?? usualHours, malformed, oddities };
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
const WITH_OFFSET = /T.*(?:Z|([+-])(\d\d):?(\d\d))$/;

/** Where an interval begins: an instant, an ISO day, or null for what is neither; notes how else it is written. */
function beginnings(winterHours: number, oddities: Set<Tolerance>) {
  const repeated = new Set<number>();
  return (date: string, last: number | string | undefined): number | string | null => {
    // The shape that nearly all have is seen at once.
    const sign = date.charAt(date.length - 6);
    if (date.charAt(10) === 'T' && (sign === '+' || sign === '-')) {
      const instant = Date.parse(date);
      if (!Number.isNaN(instant)) return instant;
    }
    const written = writtenTime(date);
    if (!written) return null;
    for (const oddity of written.oddities) oddities.add(oddity);
    if (written.clock === null) return written.day;
    const [early, late = early] = instantsAt(written, winterHours);
    if (early === late) return early;
    // The hour that is repeated in October: by its place among the others, whatever their order.
    const isFollowing = last === undefined || early > Number(last);
    const meant = repeated.has(early) ? late : repeated.has(late) || isFollowing ? early : late;
    repeated.add(meant);
    return meant;
  };
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
  return typeof kilo === 'number' && Number.isFinite(kilo) ? Math.round(kilo * 1000) : null;
}

/**
 * Energy taken and given of a retailer who nets them or counts what is given below zero: less than nothing taken is given.
 * Where what is given is there too, and more than that, the rest was taken.
 */
function withoutSigns(
  active: number | null,
  exported: number | null,
): [active: number | null, exported: number] {
  const given = Math.max(Math.abs(exported ?? 0), -(active ?? 0));
  return [active !== null && active < 0 ? active + given : active, given];
}

/** True where what is known is worth more than another reading of the same interval. */
function isBetter(known: Reading, other: Reading): boolean {
  if (isGap(known) !== isGap(other)) return isGap(other);
  return known.quality === 'final' && other.quality === 'provisional';
}
