import type { components } from '#openapi/generated/types.ts';
import type { ElectricityPrices, GasPrices } from '#sandbox/contracting/catalogue.ts';
import type { ContractRow } from '#sandbox/database/tables.ts';

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

function pricesView(prices: ElectricityPrices | GasPrices | null): Terms['prices'] {
  if (!prices || 'fixed' in prices) return prices;
  return { power: byPeriod(prices.power), energy: byPeriod(prices.energy) };
}

/** The first day after today that is a whole number of durations after the signature. */
function nextRenewal(signed: string, months: number, today: string): string {
  const [year = 0, month = 1, day = 1] = signed.split('-').map(Number);
  for (let times = 1; ; times += 1) {
    const lastOfMonth = new Date(Date.UTC(year, month + times * months, 0)).getUTCDate();
    const date = new Date(Date.UTC(year, month - 1 + times * months, Math.min(day, lastOfMonth)));
    const iso = date.toISOString().slice(0, 10);
    if (iso > today) return iso;
  }
}
