import { taxedParts } from '#domain/bills/rounded-parts.ts';
import { daysOf } from '#sandbox/billing/dated-taxes.ts';

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

/** The bill of lines by part and of a tax before VAT, with VAT at a rate: its total is rounded once, and all that is in it adds up. */
export function totalled<Part extends string>(
  lines: Record<Part, UnroundedLine[]>,
  tax: { name: string; euro: number },
  vatRate: number,
): ComparedBill<Part> {
  const parts = Object.entries(lines) as [Part, UnroundedLine[]][];
  const amounts = [...parts.flatMap(([, all]) => all), tax];
  const rounded = taxedParts(
    amounts.map(({ euro }) => euro),
    vatRate * 100,
  );
  const cents = [...rounded.parts];
  const inCents = parts.map(([part, all]) => {
    const own = cents.splice(0, all.length);
    return [part, all.map(({ euro: _, ...line }, at) => ({ ...line, cents: own[at] ?? 0 }))];
  });
  const vat = { name: `IVA ${Math.round(vatRate * 100)} %`, cents: rounded.vatCents };
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

/** Days in the year of an ISO day. */
export function daysInYearOf(day: string): number {
  const year = day.slice(0, 4);
  return daysOf(`${year}-01-01`, `${year}-12-31`);
}
