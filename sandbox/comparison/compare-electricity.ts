import type { components } from '#openapi/generated/types.ts';
import { daysOf, specialTaxRate, vatRate } from '#sandbox/billing/dated-taxes.ts';
import {
  type ElectricityPrices,
  electricityOffers,
  type Offer,
} from '#sandbox/contracting/catalogue.ts';
import charges from '#sandbox/data/billing/charges.json' with { type: 'json' };
import taxes from '#sandbox/data/tariffs/taxes.json' with { type: 'json' };
import { type ComparedBill, daysInYearOf, euroOf, lineOf, totalled } from './comparison-bill.ts';
import { comparisonTexts } from './comparison-texts.ts';

export type ElectricityRequest = components['schemas']['PriceComparison'];

/** A bill of electricity recomputed with one product. */
export interface ElectricityBill extends ComparedBill<'power' | 'energy' | 'other' | 'rent'> {
  product: { id: number; name: string };
}

/** The same bill with every fixed-price product on offer, the cheapest first. */
export function electricityBills(
  request: ElectricityRequest,
  language: string | undefined,
): ElectricityBill[] {
  const { power, power2, accessTariff, cups } = request;
  const highest = Math.max(power, power2 ?? 0);
  return electricityOffers({ power: highest, tariff: accessTariff, cups })
    .flatMap(({ prices, ...product }) =>
      prices ? [billWith({ ...product, prices }, request, language)] : [],
    )
    .sort((a, b) => a.total - b.total || a.product.id - b.product.id);
}

function billWith(
  { id, name, prices }: Omit<Offer<ElectricityPrices>, 'prices'> & { prices: ElectricityPrices },
  request: ElectricityRequest,
  language: string | undefined,
): ElectricityBill {
  const { startDate, endDate, p1, p2, p3, p4, p5, p6, power: kw, power2 } = request;
  const text = comparisonTexts(language);
  const days = daysOf(startDate, endDate);
  const year = daysInYearOf(startDate);
  const power = prices.power.map((price, at) =>
    lineOf(`P${at + 1}`, price / year, at === 0 ? kw : (power2 ?? kw), days),
  );
  const consumed = [p1, p2, p3, p4, p5, p6];
  const energy = prices.energy.flatMap((price, at) => {
    const kwh = consumed[at];
    return kwh == null ? [] : [lineOf(`P${at + 1}`, price, kwh, 1)];
  });
  const rent = [lineOf(text.rent, taxes.meterRentPerDay.electricity, 1, days)];
  const other = [lineOf(text.socialDiscount, charges.socialDiscountPerDay, 1, days)];
  const special = {
    name: text.electricityTax,
    euro: euroOf([...power, ...energy, ...other]) * specialTaxRate(startDate, endDate),
  };
  const share = vatRate({ type: 'electricity', powers: [kw, power2 ?? kw] }, endDate);
  return { product: { id, name }, ...totalled({ power, energy, other, rent }, special, share) };
}
