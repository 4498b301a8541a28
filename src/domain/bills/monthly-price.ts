import { taxedParts } from './rounded-parts.ts';

/** Prices of a product before taxes; `power` (€/kW and year) and `energy` (€/kWh) by period, P1 first. */
export interface ProductPrices {
  power?: readonly number[] | undefined;
  energy?: readonly number[] | undefined;
  /** €/day. */
  fixed?: number | undefined;
}

/** What a supply takes: its contracted powers in kW, P1 first, its kWh in a year and how these fall on the periods. */
export interface SupplyUse {
  powers: readonly number[];
  kwhYear: number;
  /** Shares of the periods of energy, P1 first, of any sum. */
  shares: readonly number[];
}

/** Taxes in percent, that on hydrocarbons in €/MWh, and the regulated charges beside them. */
export interface MonthlyTaxes {
  specialElectricity: number;
  hydrocarbons: number;
  vat: number;
  /** Rent of the meter in € a month. */
  meter: number;
  /** Financing of the bono social in €/day; a supply of gas pays none. */
  socialDiscount: number;
}

/** A part of what is paid. */
export type MonthPart =
  | 'power'
  | 'fixed'
  | 'energy'
  | 'social-discount'
  | 'special-tax'
  | 'hydrocarbons'
  | 'meter'
  | 'vat';

/**
 * What is paid in a month, in whole cents; the lines add up to the total. Computed in the page, because customers
 * cannot compare €/kW and €/kWh; the retailer's settings supply the taxes and the assumptions. VAT is that of the
 * peninsula and the Balearic Islands.
 */
export interface MonthlyPrice {
  cents: number;
  lines: readonly { part: MonthPart; cents: number }[];
}

const MONTHS = 12;
const DAYS_IN_YEAR = 365;

type Amount = readonly [part: MonthPart, euro: number];

/**
 * What a supply of electricity pays in a month, taxes included: a twelfth of a year. The special tax is on power,
 * energy and the financing of the bono social, all part of the price of the supply (Ley 38/1992, art. 97), VAT on all. Undefined where prices or powers are missing, or where the
 * energy of periods differs in price and there is no share for each of them.
 */
export function electricityMonth(
  { power, energy }: ProductPrices,
  { powers, kwhYear, shares }: SupplyUse,
  { specialElectricity, vat, meter, socialDiscount }: MonthlyTaxes,
): MonthlyPrice | undefined {
  const perKwh = energy && meanPrice(energy, shares);
  if (!power?.length || perKwh === undefined || powers.length < power.length) return undefined;
  const forPower = power.reduce((sum, price, at) => sum + price * (powers[at] ?? 0), 0) / MONTHS;
  const forEnergy = (perKwh * kwhYear) / MONTHS;
  const social = (socialDiscount * DAYS_IN_YEAR) / MONTHS;
  return withVat(
    [
      ['power', forPower],
      ['energy', forEnergy],
      ['social-discount', social],
      ['special-tax', ((forPower + forEnergy + social) * specialElectricity) / 100],
      ['meter', meter],
    ],
    vat,
  );
}

/** What a supply of gas pays in a month, taxes included; undefined where a price is missing. */
export function gasMonth(
  { fixed, energy }: ProductPrices,
  kwhYear: number,
  { hydrocarbons, vat, meter }: MonthlyTaxes,
): MonthlyPrice | undefined {
  const [perKwh] = energy ?? [];
  if (fixed === undefined || perKwh === undefined) return undefined;
  const kwh = kwhYear / MONTHS;
  return withVat(
    [
      ['fixed', (fixed * DAYS_IN_YEAR) / MONTHS],
      ['energy', perKwh * kwh],
      ['hydrocarbons', (kwh * hydrocarbons) / 1000],
      ['meter', meter],
    ],
    vat,
  );
}

function meanPrice(energy: readonly number[], shares: readonly number[]): number | undefined {
  const [first] = energy;
  if (energy.every((price) => price === first)) return first;
  const whole = shares.reduce((sum, share) => sum + share, 0);
  if (energy.length !== shares.length || whole <= 0) return undefined;
  return energy.reduce((sum, price, at) => sum + price * (shares[at] ?? 0), 0) / whole;
}

function withVat(before: readonly Amount[], vat: number): MonthlyPrice {
  const charged = before.filter(([part, euro]) => euro > 0 || part === 'power');
  const { parts, vatCents, totalCents } = taxedParts(
    charged.map(([, euro]) => euro),
    vat,
  );
  const lines = charged.map(([part], at) => ({ part, cents: parts[at] ?? 0 }));
  return {
    cents: totalCents,
    lines: vat > 0 ? [...lines, { part: 'vat', cents: vatCents }] : lines,
  };
}
