import { billedKwh, chargedEuro, type Invoice } from './invoice.ts';

export type InvoiceChartUnit = 'euro' | 'energy';

/** What the invoices of a contract come to in each month of a year, from January; null without an invoice. */
export interface InvoiceBars {
  /** Number of the contract; null for the others together. */
  contract: string | null;
  /** How many contracts they are of. */
  contracts: number;
  months: readonly (number | null)[];
}

/** Euro in cents and energy in kWh: sums of whole numbers do not drift. */
function amountOf(invoice: Invoice, unit: InvoiceChartUnit): number | null {
  if (unit === 'energy') return billedKwh(invoice);
  const charged = chargedEuro(invoice);
  return charged === null ? null : Math.round(charged * 100);
}

/**
 * The bars of a year's invoices by the month of their date: euro with two decimals or whole kWh, what kind A gives back
 * counted against. The contracts with the most have bars of their own, the others stand together (customer area,
 * section 9).
 */
export function invoiceBars(
  invoices: readonly Invoice[],
  { unit, maxContracts }: { unit: InvoiceChartUnit; maxContracts: number },
): InvoiceBars[] {
  const sums = new Map<string, (number | null)[]>();
  for (const invoice of invoices) {
    const amount = amountOf(invoice, unit);
    if (amount === null) continue;
    const months = sums.get(invoice.contract) ?? new Array<number | null>(12).fill(null);
    const month = Number(invoice.date.slice(5, 7)) - 1;
    months[month] = (months[month] ?? 0) + amount;
    sums.set(invoice.contract, months);
  }
  const inOrder = [...sums].sort(([, one], [, other]) => weight(other) - weight(one));
  const own = inOrder.slice(0, maxContracts);
  const rest = inOrder.slice(maxContracts).map(([, months]) => months);
  const bars: [string | null, (number | null)[]][] =
    rest.length > 0 ? [...own, [null, added(rest)]] : own;
  return bars.map(([contract, months]) => ({
    contract,
    contracts: contract === null ? rest.length : 1,
    months: months.map((sum) => sum && (unit === 'euro' ? sum / 100 : Math.round(sum))),
  }));
}

/** What all invoices of a year come to in each month, as `invoiceBars` counts. */
export const monthsTogether = (
  invoices: readonly Invoice[],
  unit: InvoiceChartUnit,
): readonly (number | null)[] =>
  invoiceBars(invoices, { unit, maxContracts: 0 })[0]?.months ?? new Array(12).fill(null);

/** Sum of months, euro to the cent. */
export const sumOfMonths = (months: readonly (number | null)[]): number =>
  months.reduce<number>((cents, sum) => cents + Math.round((sum ?? 0) * 100), 0) / 100;

/**
 * What the months of a year that are billed came to in the year before; `isPart` while the year is not over. Null where
 * the year before lacks one of them, as for who became a customer in its middle.
 */
export function sameMonthsBefore(
  months: readonly (number | null)[],
  before: readonly (number | null)[],
): { sum: number; isPart: boolean } | null {
  const billed = months.findLastIndex((sum) => sum !== null) + 1;
  const isKnown = months.every((sum, month) => sum === null || (before[month] ?? null) !== null);
  if (billed === 0 || !isKnown) return null;
  return { sum: sumOfMonths(before.slice(0, billed)), isPart: billed < months.length };
}

const weight = (months: readonly (number | null)[]) =>
  months.reduce<number>((sum, month) => sum + Math.abs(month ?? 0), 0);

const added = (rows: readonly (number | null)[][]): (number | null)[] =>
  Array.from({ length: 12 }, (_, month) => {
    const known = rows.flatMap((row) => row[month] ?? []);
    return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
  });
