import { rateOn } from '#domain/bills/dated-rate.ts';
import special from '#sandbox/data/billing/electricity-tax.json' with { type: 'json' };
import vat from '#sandbox/data/billing/vat.json' with { type: 'json' };

const DAY = 24 * 3600 * 1000;

/** Power up to which a supply of electricity had the lower rates (Real Decreto-ley 12/2021, art. 1). */
const LOWERED_UP_TO_KW = 10;

/** A supply, for its VAT. */
interface Supply {
  type: 'electricity' | 'gas';
  /** kW by period; none for gas. */
  powers: readonly number[];
}

/** Share of VAT on a bill whose last ISO day is `end`: that of the day on which it falls due (Ley 37/1992, art. 75). */
export function vatRate({ type, powers }: Supply, end: string): number {
  if (powers.some((kw) => kw > LOWERED_UP_TO_KW)) return vat.usual;
  return rateOn(vat[type], end) || vat.usual;
}

/** Average share of the special electricity tax, with the rate of each day, both ISO days included (Ley 38/1992, art. 99). */
export function specialTaxRate(start: string, end: string): number {
  const weighted = special.map(({ from, rate }, at) => {
    const next = special[at + 1]?.from;
    const first = at === 0 || from < start ? start : from;
    const last = next === undefined || next > end ? end : dayAfter(next, -1);
    return first > last ? 0 : rate * daysOf(first, last);
  });
  return weighted.reduce((sum, part) => sum + part, 0) / daysOf(start, end);
}

/** Number of days between two ISO days, both included. */
export function daysOf(start: string, end: string): number {
  return Math.round((Date.parse(end) - Date.parse(start)) / DAY) + 1;
}

/** The ISO day some days after another. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}
