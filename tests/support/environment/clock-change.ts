import { dayAfter } from '#domain/values/local-time.ts';

const DAYS_OF_A_YEAR = 366;
/** Younger readings may be missing or partial. */
const SETTLED_DAYS = 8;

/** Hours between UTC and Madrid at noon of a day, as the time zone database says. */
function hoursAhead(day: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: 'Europe/Madrid',
    timeZoneName: 'shortOffset',
  }).formatToParts(Date.parse(`${day}T12:00:00Z`));
  return Number(parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', ''));
}

/** The last day before another on which the clocks went forward (23 hours) or back (25), and whose readings are settled. */
export function lastClockChange(direction: 'forward' | 'back', today: string): string {
  const sign = direction === 'forward' ? 1 : -1;
  for (let days = SETTLED_DAYS; days <= SETTLED_DAYS + DAYS_OF_A_YEAR; days++) {
    const day = dayAfter(today, -days);
    if (hoursAhead(day) - hoursAhead(dayAfter(day, -1)) === sign) return day;
  }
  throw new Error('The clocks did not change for a year');
}
