/** When the customer wants the supply to start, as the API has it. */
export type SupplyStart = 'soon' | 'after_withdrawal' | 'date';

interface StartSettings {
  /** Working days that a change of supplier takes at most (RD 88/2026 18.1). */
  workingDays: number;
  /** Days up to the latest day that may be chosen. */
  latestDays: number;
}

const DAY_MS = 86_400_000;
const SATURDAY = 6;

const isWorkingDay = (time: number) => {
  const weekday = new Date(time).getUTCDay();
  return weekday > 0 && weekday < SATURDAY;
};

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/**
 * Between which ISO days a supply may start that is ordered today, where the customer chooses the day. Holidays are not
 * known here: they count as working days.
 */
export function startDays(
  today: string,
  { workingDays, latestDays }: StartSettings,
): { firstDay: string; lastDay: string } {
  const start = Date.parse(`${today}T00:00:00Z`);
  let first = start;
  for (let left = workingDays; left > 0; ) {
    first += DAY_MS;
    if (isWorkingDay(first)) left -= 1;
  }
  const last = Math.max(first, start + latestDays * DAY_MS);
  return { firstDay: isoDay(first), lastDay: isoDay(last) };
}
