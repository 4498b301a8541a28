const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Milliseconds of a quarter of an hour. */
export const QUARTER = HOUR / 4;

/** A day in Europe/Madrid, divided into quarters of an hour of elapsed time. */
export interface LocalDay {
  /** ISO day. */
  day: string;
  /** Midnight, milliseconds since 1970 UTC. */
  startsAt: number;
  /** 96; 92 when the clocks go forward, 100 when they go back. */
  quarters: number;
  /** 0 is January. */
  month: number;
  /** 0 is Sunday. */
  weekday: number;
}

const days = new Map<number, LocalDay>();

/** The day that begins at a midnight of UTC; each is computed once, as all bills and curves use the same days. */
function localDay(midnight: number): LocalDay {
  const known = days.get(midnight);
  if (known) return known;
  const date = new Date(midnight);
  const [spring, autumn] = changesOf(date.getUTCFullYear());
  const summer = midnight > spring && midnight <= autumn;
  const local: LocalDay = {
    day: isoDay(midnight),
    startsAt: midnight - (summer ? 2 : 1) * HOUR,
    quarters: midnight === spring ? 92 : midnight === autumn ? 100 : 96,
    month: date.getUTCMonth(),
    weekday: date.getUTCDay(),
  };
  days.set(midnight, local);
  return local;
}

/** Every day from one to another, both included. */
export function* localDays(from: string, to: string): Generator<LocalDay> {
  const last = Date.parse(to);
  for (let midnight = Date.parse(from); midnight <= last; midnight += DAY) yield localDay(midnight);
}

/** The ISO day this many days after another. */
export function dayAfter(day: string, days = 1): string {
  return isoDay(Date.parse(day) + days * DAY);
}

const isoDay = (midnight: number) => new Date(midnight).toISOString().slice(0, 10);

/** The hour on the clock, 0 to 23, of a quarter; on a day of 25 hours 2 occurs twice, on one of 23 never. */
export function hourAt({ quarters }: LocalDay, quarter: number): number {
  const passed = quarter >> 2;
  if (quarters === 92) return passed >= 2 ? passed + 1 : passed;
  if (quarters === 100) return passed >= 3 ? passed - 1 : passed;
  return passed;
}

/** Start of a quarter, as an ISO time with offset. */
export function timeAt(local: LocalDay, quarter: number): string {
  const hour = hourAt(local, quarter);
  const midnightUtc = Date.parse(local.day);
  const offset = (midnightUtc + (hour * 4 + (quarter & 3)) * QUARTER - local.startsAt) / QUARTER;
  const hours = (offset - quarter) / 4;
  return `${local.day}T${two(hour)}:${two((quarter & 3) * 15)}:00+${two(hours)}:00`;
}

const two = (number: number) => (number < 10 ? `0${number}` : String(number));

const known = new Map<number, [spring: number, autumn: number]>();

/** The last Sundays of March and October, when the clocks change at 01:00 UTC (Directive 2000/84/EC). */
function changesOf(year: number): [spring: number, autumn: number] {
  const found = known.get(year);
  if (found) return found;
  const changes: [number, number] = [lastSunday(year, 2), lastSunday(year, 9)];
  known.set(year, changes);
  return changes;
}

function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 31));
  return last.getTime() - last.getUTCDay() * DAY;
}
