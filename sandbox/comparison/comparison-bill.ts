import { taxedParts } from '#domain/bills/rounded-parts.ts';
import electricityTaxes from '#sandbox/data/billing/electricity-tax.json' with { type: 'json' };
import taxes from '#sandbox/data/tariffs/taxes.json' with { type: 'json' };

const DAY = 24 * 3600 * 1000;

/** One line; `euro` is price x quantity x times to the last decimal. */
export interface UnroundedLine {
  name: string;
  price: number;
  quantity: number;
  times: number;
  euro: number;
}

export type Line = Omit<UnroundedLine, 'euro'> & { cents: number };

export interface Tax {
  name: string;
  cents: number;
}

/** Lines by part, taxes and total in cents. */
export interface ComparedBill<Part extends string> {
  lines: Record<Part, Line[]>;
  taxes: Tax[];
  total: number;
}

/** A line of a bill; its price is rounded to six decimals first, so that the shown numbers give the same amount. */
export function lineOf(
  name: string,
  price: number,
  quantity: number,
  times: number,
): UnroundedLine {
  const shown = Math.round(price * 1e6) / 1e6;
  return { name, price: shown, quantity, times, euro: shown * quantity * times };
}

/** The bill of lines by part and of a tax before VAT: its total is rounded once, and all that is in it adds up. */
export function totalled<Part extends string>(
  lines: Record<Part, UnroundedLine[]>,
  tax: { name: string; euro: number },
): ComparedBill<Part> {
  const parts = Object.entries(lines) as [Part, UnroundedLine[]][];
  const amounts = [...parts.flatMap(([, all]) => all), tax];
  const rounded = taxedParts(
    amounts.map(({ euro }) => euro),
    taxes.vat * 100,
  );
  const cents = [...rounded.parts];
  const inCents = parts.map(([part, all]) => {
    const own = cents.splice(0, all.length);
    return [part, all.map(({ euro: _, ...line }, at) => ({ ...line, cents: own[at] ?? 0 }))];
  });
  const vat = { name: `IVA ${Math.round(taxes.vat * 100)} %`, cents: rounded.vatCents };
  return {
    lines: Object.fromEntries(inCents),
    taxes: [{ name: tax.name, cents: cents[0] ?? 0 }, vat],
    total: rounded.totalCents,
  };
}

/** Sum of lines in euro. */
export function euroOf(lines: readonly UnroundedLine[]): number {
  return lines.reduce((sum, { euro }) => sum + euro, 0);
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

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);
}
