import type { ProductMonth } from '#domain/bills/supply-month.ts';
import type { Choice } from './choice-offer.ts';

/** A choice with what it costs a month, where that is known. */
export interface PricedChoice extends Choice {
  month?: ProductMonth | undefined;
}

/** `place`: as the products are offered, which is the owner's order. */
export type ProductOrder = 'place' | 'price' | 'name';

/** Of a price that follows the market, what a dear month costs. */
const centsOf = ({ month }: PricedChoice) =>
  month?.range?.high ?? month?.cents ?? Number.POSITIVE_INFINITY;

/** The products in an order; those without a price a month come last by price, and ties stay as they were offered. */
export function inProductOrder(
  choices: readonly PricedChoice[],
  order: ProductOrder,
  language: string,
): PricedChoice[] {
  const names = new Intl.Collator(language, { numeric: true });
  return choices.toSorted((a, b) => {
    if (order === 'place') return 0;
    if (order === 'name') return names.compare(a.label, b.label);
    return centsOf(a) === centsOf(b) ? 0 : centsOf(a) - centsOf(b);
  });
}

/** Value of the product that the rule recommends; undefined without the rule, or with nothing to choose from. */
export function recommendedProduct(
  choices: readonly PricedChoice[],
  rule: unknown,
): string | undefined {
  // A price that follows the market may not stay the least.
  const priced = choices.filter(({ month }) => month && !month.range);
  if (rule !== 'cheapest' || priced.length < 2) return undefined;
  return priced.reduce((best, one) => (centsOf(one) < centsOf(best) ? one : best)).value;
}
