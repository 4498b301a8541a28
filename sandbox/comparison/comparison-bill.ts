import electricityTaxes from '#sandbox/data/billing/electricity-tax.json' with { type: 'json' };
import taxes from '#sandbox/data/tariffs/taxes.json' with { type: 'json' };

const DAY = 24 * 3600 * 1000;

/** One line; `cents` is price x quantity x times, rounded. */
export interface Line {
  name: string;
  price: number;
  quantity: number;
  times: number;
  cents: number;
}

export interface Tax {
  name: string;
  cents: number;
}

/**
 * A line of a bill; its price is rounded to six decimals first, so that multiplying the shown numbers gives the same
 * amount.
 */
export function lineOf(name: string, price: number, quantity: number, times: number): Line {
  const shown = Math.round(price * 1e6) / 1e6;
  return { name, price: shown, quantity, times, cents: roundedCents(shown * quantity * times) };
}

/** Whole cents of an amount in euro; a float just below half a cent counts as half. */
export function roundedCents(euro: number): number {
  return Math.round(Math.round(euro * 1e8) / 1e6);
}

/** Number of days between two ISO days, both included. */
export function daysOf(start: string, end: string): number {
  return Math.round((Date.parse(end) - Date.parse(start)) / DAY) + 1;
}

/** Days in the year of an ISO day. */
export function daysInYearOf(day: string): number {
  const year = day.slice(0, 4);
  return daysOf(`${year}-01-01`, `${year}-12-31`);
}

/** Average rate of the special electricity tax, with the rate of each day (Ley 38/1992, art. 99). */
export function specialTaxRate(start: string, end: string): number {
  const weighted = electricityTaxes.map(({ from, rate }, at) => {
    const next = electricityTaxes[at + 1]?.from;
    const first = at === 0 || from < start ? start : from;
    const last = next === undefined || next > end ? end : dayBefore(next);
    return first > last ? 0 : rate * daysOf(first, last);
  });
  return weighted.reduce((sum, part) => sum + part, 0) / daysOf(start, end);
}

/** VAT on these cents, with its name. */
export function vatOn(cents: number): Tax {
  return {
    name: `IVA ${Math.round(taxes.vat * 100)} %`,
    cents: roundedCents((cents / 100) * taxes.vat),
  };
}

/** Sum of lines or taxes in cents. */
export function sumOf(parts: readonly { cents: number }[]): number {
  return parts.reduce((sum, { cents }) => sum + cents, 0);
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);
}
