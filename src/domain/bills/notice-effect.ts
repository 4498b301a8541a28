import type { ContractNotice, NoticedPrices } from '#domain/contract/contract-notice.ts';
import type { Settings } from '#domain/settings/settings-types.ts';
import type { ProductPrices } from './monthly-price.ts';
import { supplyMonth } from './supply-month.ts';

/** What a contract costs before and after a notice, taxes included, in whole cents. */
export interface NoticeEffect {
  before: { month: number; year: number };
  after: { month: number; year: number };
  /** Above zero where it is dearer. */
  more: number;
  /** kWh of the twelve months. */
  kwhYear: number;
}

/** The contract that a notice is about. */
export interface NoticedSupply {
  supply: 'electricity' | 'gas';
  /** Contracted powers in kW, P1 first; none for gas. */
  powers: readonly number[];
}

const MONTHS = 12;

const pricesOf = ({ power, energy, fixed }: NoticedPrices): ProductPrices => ({
  power: power.map(({ price }) => price),
  energy: energy.map(({ price }) => price),
  fixed: fixed[0]?.price,
});

/**
 * The effect of a notice on the customer's own bill (RD 88/2026 6.1.m): the twelve months of consumption by the prices
 * before and after, both with the taxes and charges of the day on which it is in force, so that only the price differs. A
 * year is twelve of the months shown. Undefined where the consumption, a price or a power is not known.
 */
export function noticeEffect(
  notice: Pick<ContractNotice, 'before' | 'after' | 'consumption' | 'inForce'>,
  { supply, powers }: NoticedSupply,
  settings: Pick<Settings, 'taxes' | 'contractation'>,
): NoticeEffect | undefined {
  const { before, after, consumption, inForce } = notice;
  const kwh = consumption?.kwh ?? [];
  const kwhYear = kwh.reduce((sum, one) => sum + one, 0);
  if (kwhYear <= 0) return undefined;
  const costOf = (prices: NoticedPrices | null) => {
    const use = { supply, powers, consumption: kwhYear, shares: kwh, home: undefined };
    const month =
      prices && supplyMonth({ ...use, prices: pricesOf(prices) }, settings, inForce)?.cents;
    return month ? { month, year: month * MONTHS } : undefined;
  };
  const [was, willBe] = [costOf(before.prices), costOf(after.prices)];
  if (!was || !willBe) return undefined;
  return { before: was, after: willBe, more: willBe.month - was.month, kwhYear };
}
