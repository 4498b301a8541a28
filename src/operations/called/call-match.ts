import { now } from '#config/clock.ts';
import type { CallMatch } from '#domain/form-call.ts';
import { sameAnswers } from '#domain/submission.ts';
import { valueAt } from '#domain/values/value-at.ts';
import { type CallRoots, callValue } from './call-values.ts';

const MINUTE_MS = 60_000;

/** Line breaks and spaces at the ends are the retailer's to store or to drop. */
const comparable = (value: unknown) =>
  typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() : value;

/** True where all members of an entry are as a match says. */
export const isMatch = (entry: unknown, match: CallMatch, roots: CallRoots): boolean =>
  match.every(({ at, value, isOther = false, isMore, isWithinMinutes }) => {
    const found = valueAt(entry, at);
    if (found === undefined) return false;
    const other = callValue(value, roots);
    if (isMore) return Number(found) > Number(other);
    if (isWithinMinutes)
      return Math.abs(now() - Date.parse(String(found))) < Number(other) * MINUTE_MS;
    return sameAnswers(comparable(found), comparable(other)) !== isOther;
  });
