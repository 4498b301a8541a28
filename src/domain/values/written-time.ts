import { dayAfter, offsetAt } from './local-time.ts';

/** What a retailer's system writes otherwise than ISO 8601 with an offset (RFC 3339), by name. */
export type TimeOddity = 'local-time' | 'hour-24' | 'day-first';

/** A day or a time as a text has it. */
export interface WrittenTime {
  /** ISO day. */
  day: string;
  /** Milliseconds after midnight; null for a day alone. */
  clock: number | null;
  /** Milliseconds between UTC and the written clock; null where the text does not say. */
  offset: number | null;
  oddities: readonly TimeOddity[];
}

const MINUTE = 60_000;
const DAY = 86_400_000;
const WRITTEN =
  /^(?:(\d{4})-(\d\d)-(\d\d)|(\d\d?)\/(\d\d?)\/(\d{4}))(?:[T ](\d\d?):(\d\d)(?::(\d\d)(?:[.,]\d+)?)?)?\s*(Z|([+-])(\d\d):?(\d\d))?$/;

/**
 * A day or time as retailers' systems write it: `2026-03-29`, `29/03/2026` (never the month first), both with a time,
 * `24:00` for the end of a day, with an offset or without one. Null for anything else.
 */
export function writtenTime(text: string): WrittenTime | null {
  const found = WRITTEN.exec(text.trim());
  if (!found) return null;
  const [, year, month, day, dayFirst, monthSecond, yearLast, hours, minutes, seconds = '0'] =
    found;
  const [zone, sign, offsetHours, offsetMinutes] = found.slice(10);
  const two = (part = '') => part.padStart(2, '0');
  const iso = year ? `${year}-${month}-${day}` : `${yearLast}-${two(monthSecond)}-${two(dayFirst)}`;
  const clock =
    hours === undefined
      ? null
      : (Number(hours) * 60 + Number(minutes)) * MINUTE + Number(seconds) * 1000;
  const isReal = new Date(Date.parse(iso) || 0).toISOString().startsWith(iso);
  if (!isReal || (clock ?? 0) > DAY || Number(minutes ?? 0) > 59 || Number(seconds) > 59)
    return null;
  const isEnd = clock === DAY;
  const ahead = (Number(offsetHours) * 60 + Number(offsetMinutes)) * MINUTE;
  return {
    day: isEnd ? dayAfter(iso) : iso,
    clock: isEnd ? 0 : clock,
    offset: zone === undefined ? null : zone === 'Z' ? 0 : sign === '-' ? -ahead : ahead,
    oddities: [
      ...(clock !== null && zone === undefined ? ['local-time' as const] : []),
      ...(isEnd ? ['hour-24' as const] : []),
      ...(year ? [] : ['day-first' as const]),
    ],
  };
}

/**
 * The instants that a time by the clock of a place may mean: two in the hour that is repeated in October, earlier one
 * first, one at all other times. In the hour that does not exist in March it is the one that a clock shows that no one put
 * forward.
 */
export function instantsAt(
  { day, clock, offset }: WrittenTime,
  winterHours: number,
): readonly [number, ...number[]] {
  const shown = Date.parse(day) + (clock ?? 0);
  if (offset !== null) return [shown - offset];
  const winter = shown - winterHours * 60 * MINUTE;
  const summer = winter - 60 * MINUTE;
  const meant = [summer, winter].filter(
    (instant) => instant + offsetAt(instant, winterHours) === shown,
  );
  const [first = winter, ...others] = meant;
  return [first, ...others];
}
