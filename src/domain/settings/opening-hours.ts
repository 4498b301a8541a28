import { dayAfter, localTime, PENINSULA } from '#domain/values/local-time.ts';

const HOURS = /^(\d{1,2}):(\d{2})\s*[-–]\s*(\d{1,2}):(\d{2})$/;

/** Whether the service is open now and until when, or else when it opens. */
export type Opening =
  | { isOpen: true; until: string }
  /** `inDays`: 0 for later today. */
  | { isOpen: false; day: string; inDays: number; from: string };

const minutesOf = (hour = '', minute = '') => Number(hour) * 60 + Number(minute);

/**
 * Whether the retailer answers the telephone at an instant, by the clock of the peninsula; null for a schedule that is
 * not two hours, or that has no days. Holidays are not known.
 *
 * @param days 1 for Monday to 7 for Sunday.
 */
export function openingAt(
  schedule: string,
  days: readonly number[],
  instant: number,
): Opening | null {
  const [found, fromHour, fromMinute, untilHour, untilMinute] = HOURS.exec(schedule.trim()) ?? [];
  if (!found || days.length === 0) return null;
  const from = minutesOf(fromHour, fromMinute);
  const until = minutesOf(untilHour, untilMinute);
  if (from >= until) return null;
  const local = localTime(instant, PENINSULA);
  const today = local.slice(0, 10);
  const now = minutesOf(local.slice(11, 13), local.slice(14, 16));
  const isWorked = (day: string) => days.includes(new Date(`${day}T00:00:00Z`).getUTCDay() || 7);
  if (isWorked(today) && now >= from && now < until)
    return { isOpen: true, until: `${untilHour}:${untilMinute}` };
  for (let inDays = now < from ? 0 : 1; inDays <= 7; inDays++) {
    const day = dayAfter(today, inDays);
    if (isWorked(day)) return { isOpen: false, day, inDays, from: `${fromHour}:${fromMinute}` };
  }
  return null;
}
