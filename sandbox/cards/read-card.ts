import type { CardInput } from './card-input.ts';

/** The card of a request without spaces; a missing field gets a value that no check accepts. */
export function readCard({ card }: Record<string, unknown>): CardInput {
  const fields = typeof card === 'object' && card !== null ? (card as Record<string, unknown>) : {};
  const text = (name: string) => String(fields[name] ?? '').replace(/\s/g, '');
  const year = Number(text('exp_year') || Number.NaN);
  return {
    number: text('number'),
    exp_month: Number(text('exp_month') || Number.NaN),
    exp_year: year < 100 ? year + 2000 : year,
    cvc: text('cvc'),
  };
}
