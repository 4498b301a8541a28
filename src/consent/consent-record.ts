import * as v from 'valibot';
import type { ConsentedScript, Settings } from '#domain/settings/settings-types.ts';

/** What a customer may agree to or not, each by itself; what is necessary is not asked. */
export type Category = ConsentedScript['category'];

export const categories: readonly Category[] = ['preferences', 'statistics', 'marketing'];

/** What somebody chose: the version that was asked, when (ISO), and what they agreed to. */
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
 * Whether a choice still counts: it was asked in this version, and not longer ago than its months. One from beyond
 * tomorrow was dated by a clock that was wrong, so nobody knows how old it is.
 */
export function isInForce(
  { version, date }: ConsentRecord,
  asked: Settings['consent'],
  nowMs: number,
): boolean {
  const chosen = Date.parse(date);
  const end = new Date(chosen);
  end.setMonth(end.getMonth() + asked.months);
  return version === asked.version && chosen <= nowMs + DAY_MS && nowMs < end.getTime();
}
