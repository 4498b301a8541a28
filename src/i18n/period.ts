import { useMemo } from 'react';
import { dateWriter } from './date-text.ts';
import { useTexts } from './texts.ts';

const DAY = 86_400_000;

const dayOf = (iso: string | null): Date | null => {
  const date = iso ? new Date(`${iso.slice(0, 10)}T00:00:00Z`) : null;
  return date && !Number.isNaN(date.getTime()) ? date : null;
};

/** True from the first to the last day of one month. */
function isWholeMonth(start: Date, end: Date): boolean {
  const next = new Date(end.getTime() + DAY);
  const months = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth();
  return start.getUTCDate() === 1 && next.getUTCDate() === 1 && months(next) - months(start) === 1;
}

/**
 * Writes periods in a language, from the first to the last day as ISO dates: a whole month as `Feb 2026`, any other as
 * `15 ene – 14 feb 2026`; an empty text where a day is missing or invalid.
 */
export function periodWriter(
  language: string,
): (start: string | null, end: string | null) => string {
  const month = { month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  const months = new Intl.DateTimeFormat(language, month);
  const days = new Intl.DateTimeFormat(language, { ...month, day: 'numeric' });
  const written = dateWriter(language, true);
  return (start, end) => {
    const [first, last] = [dayOf(start), dayOf(end)];
    if (!first || !last || last < first) return '';
    if (!isWholeMonth(first, last)) return written(days.formatRange(first, last));
    const text = written(months.format(first));
    return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
  };
}

/** Writes periods in the language of the page. */
export function usePeriodText(): ReturnType<typeof periodWriter> {
  const { language } = useTexts();
  return useMemo(() => periodWriter(language), [language]);
}
