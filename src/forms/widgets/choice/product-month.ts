import type { Facts } from '#config/configuration-types.ts';
import { rateOn } from '#domain/bills/dated-rate.ts';
import {
  electricityMonth,
  gasMonth,
  type MonthlyPrice,
  type ProductPrices,
} from '#domain/bills/monthly-price.ts';
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

/** What a product costs a month, and from what it was computed. */
export interface ProductMonth extends MonthlyPrice {
  /** kW that are paid for, each figure once; none for gas. */
  powers: readonly number[];
  kwhYear: number;
  /** True when the consumption is the usual one of a home of that size, as the supply point reports none. */
  isAssumed: boolean;
  /** Shares in percent by which the energy was shared over the periods; none where it need not be. */
  shares: readonly number[];
  /** Percent. */
  rates: { specialElectricity: number; vat: number };
  /** Tax on sales, by which texts name it. */
  salesTax: Facts['settings']['taxes']['sales'];
  /** Cents, of a product that follows the market: what a cheap and a dear month of the last year cost. */
  range?: { low: number; high: number };
}

/** True for a product whose price follows the market. */
export const followsMarket = ({ price_kind }: LookupEntry): boolean =>
  price_kind === 'indexed' || price_kind === 'dynamic';

const isPositive = (value: unknown): value is number => typeof value === 'number' && value > 0;

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

/** The shares that are supposed for as many periods as a product has prices of energy; none for other numbers of them. */
const sharesOf = (
  { energy }: ProductPrices,
  { periodShares, sixPeriodShares }: Facts['settings']['contractation']['estimate'],
): readonly number[] =>
  [periodShares, sixPeriodShares].find(({ length }) => length === energy?.length) ?? [];

/** What a product costs a month; undefined without option `monthly`, or where a figure is not known. */
export function productMonth(
  entry: LookupEntry,
  { prices: members, reference, monthly }: MonthOptions,
  { answers, facts, field, day }: MonthKnown,
): ProductMonth | undefined {
  if (!monthly) return undefined;
  const at = (address: string | undefined) =>
    address === undefined
      ? undefined
      : valueAt({ ...answers, facts }, pathOfAddress(address, field));
  const { taxes, contractation } = facts.settings;
  const { estimate } = contractation;
  const known = at(monthly.consumption);
  const home = at(monthly.home);
  const assumed = estimate[monthly.supply][home as 'small'];
  const kwhYear = isPositive(known) ? known : assumed;
  if (!isPositive(kwhYear)) return undefined;

  const isMarket = followsMarket(entry);
  const prices = pricesOf(entry, isMarket ? reference : members);
  const isGas = monthly.supply === 'gas';
  const rates = {
    specialElectricity: rateOn(taxes.specialElectricity, day),
    hydrocarbons: rateOn(taxes.hydrocarbons, day),
    vat: rateOn(isGas ? taxes.vatGas : taxes.vatElectricity, day),
    meter: isGas ? estimate.gasMeter : estimate.meter,
    socialDiscount: estimate.socialDiscount,
  };
  const powers = (monthly.powers ?? []).map(at).slice(0, prices.power?.length ?? 0);
  const shares = sharesOf(prices, estimate);
  const use = { powers: powers.filter(isPositive), kwhYear, shares };
  const monthAt = (share: number) => {
    const scaled = { ...prices, energy: prices.energy?.map((one) => one * share) };
    return isGas ? gasMonth(scaled, kwhYear, rates) : electricityMonth(scaled, use, rates);
  };
  const month = monthAt(1);
  if (!month) return undefined;
  const { lower, higher } = estimate.market;
  const centsAt = (percent: number) => monthAt(1 + percent / 100)?.cents ?? month.cents;
  return {
    ...month,
    powers: isGas ? [] : [...new Set(use.powers)],
    kwhYear,
    salesTax: taxes.sales,
    isAssumed: !isPositive(known),
    shares: isGas || new Set(prices.energy).size === 1 ? [] : shares,
    rates,
    ...(isMarket && { range: { low: centsAt(-lower), high: centsAt(higher) } }),
  };
}
