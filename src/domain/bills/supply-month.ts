import type { Settings } from '#domain/settings/settings-types.ts';
import { rateOn } from './dated-rate.ts';
import {
  electricityMonth,
  gasMonth,
  type MonthlyPrice,
  type ProductPrices,
} from './monthly-price.ts';

/** A product for a supply. */
export interface PricedSupply {
  supply: 'electricity' | 'gas';
  prices: ProductPrices;
  /** Contracted powers in kW, P1 first; what is no power is left out. */
  powers: readonly unknown[];
  /** kWh a year that the supply point is known to use. */
  consumption: unknown;
  /** Size of the home (`small`, `medium`, `large`), which counts where the consumption is not known. */
  home: unknown;
  /** How its own energy falls on the periods, P1 first, of any sum; else the settings suppose it. */
  shares?: readonly number[];
  /** True where the prices are the mean of the last year, as the product follows the market. */
  followsMarket?: boolean;
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
  salesTax: Settings['taxes']['sales'];
  /** Cents, of a product that follows the market: what a cheap and a dear month of the last year cost. */
  range?: { low: number; high: number };
}

const isPositive = (value: unknown): value is number => typeof value === 'number' && value > 0;

/** The shares that are supposed for as many periods as a product has prices of energy; none for other numbers of them. */
const sharesOf = (
  { energy }: ProductPrices,
  { periodShares, sixPeriodShares }: Settings['contractation']['estimate'],
): readonly number[] =>
  [periodShares, sixPeriodShares].find(({ length }) => length === energy?.length) ?? [];

/** What a product costs a month with the taxes of an ISO day; undefined where a figure is not known. */
export function supplyMonth(
  {
    supply,
    prices,
    powers: contracted,
    consumption,
    home,
    followsMarket = false,
    shares: own,
  }: PricedSupply,
  { taxes, contractation }: Pick<Settings, 'taxes' | 'contractation'>,
  day: string,
): ProductMonth | undefined {
  const { estimate } = contractation;
  const kwhYear = isPositive(consumption) ? consumption : estimate[supply][home as 'small'];
  if (!isPositive(kwhYear)) return undefined;
  const isGas = supply === 'gas';
  const rates = {
    specialElectricity: rateOn(taxes.specialElectricity, day),
    hydrocarbons: rateOn(taxes.hydrocarbons, day),
    vat: rateOn(isGas ? taxes.vatGas : taxes.vatElectricity, day),
    meter: isGas ? estimate.gasMeter : estimate.meter,
    socialDiscount: estimate.socialDiscount,
  };
  const powers = contracted.slice(0, prices.power?.length ?? 0).filter(isPositive);
  const shares = own ?? sharesOf(prices, estimate);
  const use = { powers, kwhYear, shares };
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
    powers: isGas ? [] : [...new Set(powers)],
    kwhYear,
    isAssumed: !isPositive(consumption),
    shares: isGas || new Set(prices.energy).size === 1 ? [] : shares,
    rates,
    salesTax: taxes.sales,
    ...(followsMarket && { range: { low: centsAt(-lower), high: centsAt(higher) } }),
  };
}
