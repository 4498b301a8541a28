const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Hours between UTC and the winter time of the peninsula and the Balearic Islands; the Canary Islands have 0. */
export const PENINSULA = 1;

const changes = new Map<number, readonly [spring: number, autumn: number]>();

/**
 * True for an instant (milliseconds since 1970) in summer time: from 01:00 UTC of the last Sunday of March to that of
 * October (Directive 2000/84/EC, articles 2 and 3).
 */
export function isSummerTime(instant: number): boolean {
  const year = new Date(instant).getUTCFullYear();
  let known = changes.get(year);
  if (!known) {
    known = [lastSunday(year, 2) + HOUR, lastSunday(year, 9) + HOUR];
    changes.set(year, known);
  }
  return instant >= known[0] && instant < known[1];
}

function lastSunday(year: number, month: number): number {
  const last = Date.UTC(year, month + 1, 0);
  return last - new Date(last).getUTCDay() * DAY;
}

/** Milliseconds between UTC and the clock of a place whose winter time is that many hours ahead. */
export const offsetAt = (instant: number, winterHours: number): number =>
  (winterHours + (isSummerTime(instant) ? 1 : 0)) * HOUR;

/** The instant at which an ISO day begins there. */
export function midnight(day: string, winterHours: number): number {
  const inWinter = Date.parse(day) - winterHours * HOUR;
  return isSummerTime(inWinter - HOUR) ? inWinter - HOUR : inWinter;
}

/** ISO time of an instant by the clock there, `2026-10-25T02:00:00+01:00`. */
export function localTime(instant: number, winterHours: number): string {
  const offset = offsetAt(instant, winterHours);
  const clock = new Date(instant + offset).toISOString().slice(0, 19);
  return `${clock}+${String(offset / HOUR).padStart(2, '0')}:00`;
}

/** So many minutes after midnight as a clock shows them, `24:00` at the end of a day. */
export function clockOf(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** The ISO day so many days later, or earlier when negative. */
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/** Days from one ISO day to another, both counted. */
export const daysIn = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1;

/** First and last ISO day of the month of a day, or of one so many months later. */
export function monthOf(day: string, months = 0): { from: string; to: string } {
  const year = Number(day.slice(0, 4));
  const month = Number(day.slice(5, 7)) - 1 + months;
  const iso = (date: number) => new Date(date).toISOString().slice(0, 10);
  return { from: iso(Date.UTC(year, month, 1)), to: iso(Date.UTC(year, month + 1, 0)) };
}
