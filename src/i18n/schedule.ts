import type { Settings } from '#domain/settings/settings-types.ts';
import type { Texts } from './texts.ts';

const HOURS = /^(\d{1,2}:\d{2})\s*[-–]\s*(\d{1,2}:\d{2})$/;

function daysText(days: readonly number[], { t, language }: Texts): string {
  const sorted = [...new Set(days)].sort();
  if (sorted.length === 7) return t('common.schedule.every-day');
  // Texts: the first formatter of dates takes a phone 70 ms, on every page.
  const names = sorted.map((day) => t(`common.schedule.weekday.${day}`));
  const isRow = sorted.length > 2 && sorted.at(-1) === Number(sorted[0]) + sorted.length - 1;
  return isRow
    ? t('common.schedule.days', { first: names[0], last: names.at(-1) })
    : new Intl.ListFormat(language).format(names);
}

/**
 * When the retailer answers the telephone, with the days: `de lunes a viernes, de 9 a 18 h`. A schedule that is not two
 * hours is the retailer's own text and is unchanged.
 *
 * @param place inside a sentence, or alone with a capital letter.
 */
export function scheduleText(
  { schedule, scheduleDays }: Settings['organization'],
  texts: Texts,
  place: 'in a sentence' | 'alone' = 'in a sentence',
): string {
  const [, from, to] = HOURS.exec(schedule.trim()) ?? [];
  if (!from || !to) return schedule;
  const hours = texts.t('common.schedule.hours', { from, to });
  const days = daysText(scheduleDays, texts);
  const text = days ? `${days}, ${hours}` : hours;
  return place === 'alone' ? text.charAt(0).toLocaleUpperCase() + text.slice(1) : text;
}
