import { dayAfter } from '#domain/values/local-time.ts';
import { workingDayAfter } from '#domain/values/working-day.ts';

/** When the customer wants the supply to start, as the API has it. */
export type SupplyStart = 'soon' | 'after_withdrawal' | 'date';

interface StartSettings {
  /** Working days that a change of supplier takes at most (RD 88/2026 18.1). */
  workingDays: number;
  /** Days up to the latest day that may be chosen. */
  latestDays: number;
}

/**
 * Between which ISO days a supply may start that is ordered today, where the customer chooses the day. Holidays are not
 * known here: they count as working days.
 */
export function startDays(
  today: string,
  { workingDays, latestDays }: StartSettings,
): { firstDay: string; lastDay: string } {
  const firstDay = workingDayAfter(today, workingDays);
  const latest = dayAfter(today, latestDays);
  return { firstDay, lastDay: latest > firstDay ? latest : firstDay };
}
