import type { components } from '#openapi/generated/types.ts';
import { daysOf, vatRate } from '#sandbox/billing/dated-taxes.ts';
import { gasOffers } from '#sandbox/contracting/catalogue.ts';
import taxes from '#sandbox/data/tariffs/taxes.json' with { type: 'json' };
import { type ComparedBill, lineOf, totalled } from './comparison-bill.ts';
import { comparisonTexts } from './comparison-texts.ts';

export type GasRequest = components['schemas']['GasPriceComparison'];

/** A bill of gas recomputed with one product. */
export interface GasBill extends ComparedBill<'fixed' | 'variable' | 'rent'> {
  product: { id: number; name: string };
}

/** The same bill with every fixed-price product on offer, the cheapest first. */
export function gasBills(request: GasRequest, language: string | undefined): GasBill[] {
  const { startDate, endDate, consumption, access_tariff, cups } = request;
  const text = comparisonTexts(language);
  const days = daysOf(startDate, endDate);
  const share = vatRate({ type: 'gas', powers: [] }, endDate);
  return gasOffers({ tariff: access_tariff, cups })
    .flatMap(({ id, name, prices }) => {
      if (!prices) return [];
      const fixed = [lineOf(text.fixed, prices.fixed, 1, days)];
      const variable = [lineOf(text.variable, prices.variable, consumption, 1)];
      const rent = [lineOf(text.rent, taxes.meterRentPerDay.gas, 1, days)];
      const euro = consumption * taxes.hydrocarbonsPerKwh;
      const hydrocarbons = { name: text.hydrocarbons, euro };
      const bill = totalled({ fixed, variable, rent }, hydrocarbons, share);
      return [{ product: { id, name }, ...bill }];
    })
    .sort((a, b) => a.total - b.total || a.product.id - b.product.id);
}
