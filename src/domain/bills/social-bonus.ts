/** Mean prices of the regulated tariff (PVPC) before taxes; null where the retailer does not know them. */
export interface RegulatedPrices {
  /** €/kW and year, both periods together. */
  power: number | null;
  /** €/kWh. */
  energy: number | null;
}

/** What a home takes: kW, and kWh in a year; `limit` are the kWh of a year that have the discount. */
export interface DiscountedUse {
  power: number;
  kwhYear: number;
  limit: number;
}

/** Percent. */
interface Rates {
  discount: number;
  specialElectricity: number;
  vat: number;
}

/**
 * What the bono social takes off the bills of a year, in euro, taxes included: the discount is on power and on the energy
 * up to the limit of the home (RD 897/2017, art. 6), before taxes, which fall with it. Null where a price is not known.
 */
export function discountOfYear(
  { power, energy }: RegulatedPrices,
  use: DiscountedUse,
  { discount, specialElectricity, vat }: Rates,
): number | null {
  if (power === null || energy === null) return null;
  const discounted = power * use.power + energy * Math.min(use.kwhYear, use.limit);
  return ((discounted * discount) / 100) * (1 + specialElectricity / 100) * (1 + vat / 100);
}
