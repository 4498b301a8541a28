import { startDays } from '#domain/contract/supply-start.ts';
import type { Settings } from '#domain/settings/settings-types.ts';
import { isDay } from '#domain/values/day.ts';
import type { Check, Code } from './lead-check.ts';
import type { LeadFields } from './lead-fields.ts';

/** What is wrong with the day on which a supply is to start: it must exist, and the supply must be able to start on it. */
export function startError(
  { start, start_date: day }: Pick<LeadFields, 'start' | 'start_date'>,
  settings: Settings['contractation']['start'],
  today: string,
): Code {
  if (start !== 'date') return false;
  if (!day) return 'required';
  if (!isDay(day)) return 'invalid';
  const { firstDay, lastDay } = startDays(today, settings);
  return (day < firstDay && 'too_low') || (day > lastDay && 'too_high');
}

/** The day on which the supply of a lead is to start. */
export const checkStart: Check = (fields, { settings, today }) => ({
  start_date: startError(fields, settings.start, today),
});
