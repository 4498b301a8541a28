import * as v from 'valibot';
import type { Contracted } from '#domain/contract/contract.ts';
import { productTermsOf } from '#queries/contracting/product-terms.ts';
import { optional } from '#queries/read/read-answer.ts';

const facts = v.object({
  renewal_date: optional(v.string()),
  cnae: optional(v.string()),
  prices: optional(v.record(v.string(), v.unknown())),
});

/** What was contracted, an extension of the API: null where it lacks it, or has something else. */
export function contractedOf(value: unknown): Contracted | null {
  const terms = productTermsOf(value);
  const { success, output } = v.safeParse(facts, value);
  if (!terms || !success) return null;
  return { terms, renewalDate: output.renewal_date, cnae: output.cnae, prices: output.prices };
}
