import type { Settings } from '#domain/settings/settings-types.ts';
import { dayAfter } from '#domain/values/local-time.ts';
import { retailerDay, workingDayAfter } from '#domain/values/working-day.ts';

/** How long an answer takes at most: `usual` in working days, `billing` in days, `outage` in hours. */
type AnswerTimes = Settings['support']['answerDays'];

/** What an answer is about, as far as the law sets times for it (Ley 10/2025 17.1-17.3). */
export type AnswerKind = keyof AnswerTimes;

/** Codes of the type and the subtype of a claim. */
export interface ClaimCodes {
  type: string;
  subtype: string;
}

/** Types of claims (`02`), or subtypes of them (`02/036`), that are answered sooner. */
type ClaimKinds = Settings['support']['claimKinds'];

/** Kind of a claim by its codes; a subtype that is named counts before its type. */
export function claimKind({ type, subtype }: ClaimCodes, kinds: ClaimKinds): AnswerKind {
  for (const code of [`${type}/${subtype}`, type])
    for (const kind of ['outage', 'billing'] as const) if (kinds[kind].includes(code)) return kind;
  return 'usual';
}

const HOUR_MS = 60 * 60_000;

/**
 * By when the retailer answers at the latest what it received at an instant: an ISO instant for a supply cut, an ISO
 * date otherwise. Working days are Monday to Friday by the clock of the retailer, from the day after. Holidays are not
 * known: the date is never later than that of the law.
 */
export function answerDue(received: string, kind: AnswerKind, times: AnswerTimes): string {
  if (kind === 'outage')
    return new Date(Date.parse(received) + times.outage * HOUR_MS).toISOString();
  const day = retailerDay(Date.parse(received));
  return kind === 'billing' ? dayAfter(day, times.billing) : workingDayAfter(day, times.usual);
}
