import type { Facts } from '#config/configuration-types.ts';
import type { ProductPrices } from '#domain/bills/monthly-price.ts';
import { type ProductMonth, supplyMonth } from '#domain/bills/supply-month.ts';
import type { Answers } from '#domain/submission.ts';
import { valueAt } from '#domain/values/value-at.ts';
import { pathOfAddress } from '#forms/engine/field-address.ts';
import type { LookupEntry } from '#queries/lookups.ts';

/** Options `prices` and `monthly` of products (schemas/meta/form.schema.json). */
export interface MonthOptions {
  prices?: Record<string, string> | undefined;
  /** Of the mean prices of a product that follows the market. */
  reference?: Record<string, string> | undefined;
  monthly?: {
    supply: 'electricity' | 'gas';
    powers?: string[];
    consumption: string;
    home?: string;
  };
}

/** What a price a month is computed with. */
export interface MonthKnown {
  answers: Answers;
  facts: Facts;
  /** Path of the field of the products. */
  field: readonly string[];
  /** ISO date of the taxes. */
  day: string;
}

/** True for a product whose price follows the market. */
export const followsMarket = ({ price_kind }: LookupEntry): boolean =>
  price_kind === 'indexed' || price_kind === 'dynamic';

/** The prices that an entry gives, by what they are for. */
function pricesOf(
  entry: LookupEntry,
  members: Record<string, string> | undefined = {},
): ProductPrices {
  const prices: { power?: number[]; energy?: number[]; fixed?: number } = {};
  for (const [address, kind] of Object.entries(members)) {
    const found = valueAt(entry, address.split('/'));
    const listed = Array.isArray(found) ? (found as { price: number }[]) : null;
    const figures = listed?.map(({ price }) => price) ?? (typeof found === 'number' ? [found] : []);
    if (figures.length === 0) continue;
    if (kind === 'fixed') prices.fixed = figures[0] as number;
    else if (kind === 'power' || kind === 'energy') prices[kind] = figures;
  }
  return prices;
}

/** What a product costs a month; undefined without option `monthly`, or where a figure is not known. */
export function productMonth(
  entry: LookupEntry,
  { prices, reference, monthly }: MonthOptions,
  { answers, facts, field, day }: MonthKnown,
): ProductMonth | undefined {
  if (!monthly) return undefined;
  const at = (address: string | undefined) =>
    address === undefined
      ? undefined
      : valueAt({ ...answers, facts }, pathOfAddress(address, field));
  const isMarket = followsMarket(entry);
  const priced = {
    supply: monthly.supply,
    followsMarket: isMarket,
    prices: pricesOf(entry, isMarket ? reference : prices),
    powers: (monthly.powers ?? []).map(at),
    consumption: at(monthly.consumption),
    home: at(monthly.home),
  };
  return supplyMonth(priced, facts.settings, day);
}
