import * as v from 'valibot';
import type { ConsentedScript, Settings } from '#domain/settings/settings-types.ts';

/** What a customer may agree to or not, each by itself; necessary storage needs no consent. */
export type Category = ConsentedScript['category'];

export const categories: readonly Category[] = ['preferences', 'statistics', 'marketing'];

/** A choice: the version of the consent, its date (ISO), and the categories agreed to. */
export interface ConsentRecord {
  version: string;
  date: string;
  categories: readonly Category[];
}

const DAY_MS = 86_400_000;

const record = v.object({
  version: v.string(),
  date: v.pipe(v.string(), v.isoTimestamp()),
  categories: v.array(v.picklist(['preferences', 'statistics', 'marketing'])),
});

/** A record as it was stored; null for anything else. */
export function readRecord(stored: string | null): ConsentRecord | null {
  try {
    const read = v.safeParse(record, JSON.parse(stored ?? 'null'));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

/**
 * Whether a choice still counts: it is of this version and not older than the months of the consent. A date after
 * tomorrow comes from a wrong clock, so the age of that choice is unknown.
 */
export function isInForce(
  { version, date }: ConsentRecord,
  consent: Settings['consent'],
  nowMs: number,
): boolean {
  const chosen = Date.parse(date);
  const end = new Date(chosen);
  end.setMonth(end.getMonth() + consent.months);
  return version === consent.version && chosen <= nowMs + DAY_MS && nowMs < end.getTime();
}
