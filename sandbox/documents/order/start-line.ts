import type { SupplyStart } from '#domain/contract/supply-start.ts';
import type { SummaryTexts } from './summary-texts.ts';

/** When the supply of a contract is to start: label and words. A company has no days of withdrawal. */
export function startLine(
  {
    start,
    start_date: day,
    isConsumer = true,
  }: { start: SupplyStart | null; start_date: string | null; isConsumer?: boolean },
  { start: label, starts, locale }: SummaryTexts,
): [string, string] {
  if (start === null) return [label, starts.unknown];
  if (start === 'soon') return [label, isConsumer ? starts.soon : starts.company];
  if (start === 'after_withdrawal' || day === null) return [label, starts.after_withdrawal];
  const date = new Date(`${day}T12:00:00Z`);
  const written = date.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return [label, starts.date(written)];
}
