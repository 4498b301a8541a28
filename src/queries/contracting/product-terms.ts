import * as v from 'valibot';
import type { ProductTerms } from '#domain/contract/product-terms.ts';
import { readable } from '#queries/read/read-answer.ts';

/** Terms of a product as the API has them. */
const served = v.object({
  price: v.picklist(['fixed', 'indexed', 'regulated']),
  months: v.nullable(v.number()),
  renewal: v.picklist(['renews', 'ends']),
  notice_days: v.number(),
  penalty_percent: v.number(),
  revision: v.picklist(['none', 'yearly', 'market', 'regulator']),
});

/**
 * Terms of a product or a contract, an extension of the API: null where it lacks them or has something else, as half of
 * the terms would mislead.
 */
export function productTermsOf(value: unknown): ProductTerms | null {
  const read = readable(served, value);
  if (!read) return null;
  const { notice_days: noticeDays, penalty_percent: penaltyPercent, ...same } = read;
  return { ...same, noticeDays, penaltyPercent };
}
