import type { Settings } from '#domain/settings/settings-types.ts';

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

/** Day of an instant (milliseconds since 1970) by the clock of the retailer, as an ISO date. */
export const retailerDay = (instant: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' }).format(instant);

const isoDay = (day: Date): string => day.toISOString().slice(0, 10);

/**
 * By when the retailer answers at the latest what it received at an instant: an ISO instant for a supply cut, an ISO
 * date otherwise. Working days are Monday to Friday by the clock of the retailer, from the day after. Holidays are not
 * known: the date is never later than that of the law.
 */
export function answerDue(received: string, kind: AnswerKind, times: AnswerTimes): string {
  if (kind === 'outage')
    return new Date(Date.parse(received) + times.outage * HOUR_MS).toISOString();
  const day = new Date(retailerDay(Date.parse(received)));
  if (kind === 'billing') return isoDay(addDays(day, times.billing));
  let due = day;
  for (let left = times.usual; left > 0; ) {
    due = addDays(due, 1);
    if (due.getUTCDay() % 6 !== 0) left -= 1;
  }
  return isoDay(due);
}

function addDays(day: Date, days: number): Date {
  const later = new Date(day);
  later.setUTCDate(later.getUTCDate() + days);
  return later;
}
