import type { Days, Interval, Resolution } from '#domain/consumption/consumption.ts';
import type { Formats } from '#i18n/language-formats.ts';
import type { ChartCategory } from '#ui/chart/chart-data.ts';

const HOURS_ON_AXIS = 3;
const HOURS_ON_PHONE = 6;
const DAYS_ON_PHONE = 5;

/** How an interval is called on the axis of a chart of some days; empty where it has no name there. */
export function axisNames(
  { day, clock }: Pick<Interval, 'day' | 'clock'>,
  resolution: Resolution,
  { from, to }: Days,
  formats: Formats,
): Pick<ChartCategory, 'short' | 'narrow'> {
  if (resolution === 'monthly')
    return { short: formats.shortMonth(day), narrow: formats.monthLetter(day) };
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  if (resolution === 'daily') {
    const ofMonth = Number(day.slice(8));
    const name = isOneMonth ? String(ofMonth) : formats.shortDay(day);
    const isOnPhone = !isOneMonth || ofMonth === 1 || ofMonth % DAYS_ON_PHONE === 0;
    return { short: name, narrow: isOnPhone ? name : '' };
  }
  if (from !== to) {
    // A day is named where it begins.
    const name = clock === '00:00' ? formats.shortDay(day) : '';
    return { short: name, narrow: name };
  }
  const hour = Number(clock?.slice(0, 2));
  const every = (hours: number) =>
    clock?.endsWith(':00') && hour % hours === 0 ? formats.hour(clock) : '';
  return { short: every(HOURS_ON_AXIS), narrow: every(HOURS_ON_PHONE) };
}
