import type { components } from '#openapi/generated/types.ts';
import type { ElectricityPrices, GasPrices } from '#sandbox/contracting/catalogue.ts';
import type { ContractRow } from '#sandbox/database/tables.ts';
import { nextRenewal } from '#sandbox/notices/next-renewal.ts';

type Terms = components['schemas']['ContractTerms'];

/** What was contracted under the API's own names; null where no one noted it. `today` decides when it is renewed next. */
export function contractTermsView(
  { ordered, sign_date, state }: Pick<ContractRow, 'ordered' | 'sign_date' | 'state'>,
  today: string,
): Terms | null {
  if (!ordered) return null;
  const { terms, prices, cnae, start, start_date } = ordered;
  const isOver = state === 'baixa' || sign_date === null || terms.months === null;
  const renewal_date = isOver ? null : nextRenewal(sign_date, terms.months ?? 0, today);
  return { ...terms, prices: pricesView(prices), renewal_date, cnae, start, start_date };
}

const byPeriod = (prices: number[]) => prices.map((price, at) => ({ period: `P${at + 1}`, price }));

/** Prices by period, as the API has them. */
export function pricesView(prices: ElectricityPrices | GasPrices | null): Terms['prices'] {
  if (!prices || 'fixed' in prices) return prices;
  return { power: byPeriod(prices.power), energy: byPeriod(prices.energy) };
}
