import { catalogueEntry } from '#sandbox/contracting/catalogue.ts';
import productCodes from '#sandbox/data/billing/contract-products.json' with { type: 'json' };
import electricityTariffs from '#sandbox/data/tariffs/electricity.json' with { type: 'json' };
import gasTariffs from '#sandbox/data/tariffs/gas.json' with { type: 'json' };
import { activityCode, HOME_ACTIVITY } from './activity-code.ts';
import type { Ordered } from './order-types.ts';

/** What was contracted with a made-up contract of a home, by the code of its product; null for one that is sold no more. */
export function orderedBefore(
  kind: 'electricity' | 'gas',
  code: string,
  tariffName: string,
): Ordered | null {
  const id = (productCodes as Record<string, number>)[code];
  const product = id === undefined ? undefined : catalogueEntry(kind, id);
  if (!product) return null;
  const tariffs = kind === 'gas' ? gasTariffs : electricityTariffs;
  const tariff = tariffs.find(({ name }) => name === tariffName);
  const prices = tariff ? (product.prices[tariff.id] ?? null) : null;
  return {
    terms: product.terms,
    prices,
    cnae: activityCode(HOME_ACTIVITY),
    start: null,
    start_date: null,
  };
}
