import * as v from 'valibot';
import type { Contracted } from '#domain/contract/contract.ts';
import { productTermsOf } from '#queries/contracting/product-terms.ts';
import { day, optional, readable } from '#queries/read/read-answer.ts';

const facts = v.object({
  renewal_date: optional(day),
  cnae: optional(v.string()),
  prices: optional(v.record(v.string(), v.unknown())),
});

/** What was contracted, an extension of the API: null where it lacks it, or has something else. */
export function contractedOf(value: unknown): Contracted | null {
  const terms = productTermsOf(value);
  const read = readable(facts, value);
  if (!terms || !read) return null;
  return { terms, renewalDate: read.renewal_date, cnae: read.cnae, prices: read.prices };
}
