import type { Bill, BillLine } from './bill-types.ts';
import { taxes } from './prices.ts';

/** A line that costs quantity times price, to the cent. */
export function billLine(line: Omit<BillLine, 'cents'>): BillLine {
  return { ...line, cents: Math.round(line.quantity * line.price * 100) };
}

/** The bill of some lines, with VAT. */
export function totalled(lines: BillLine[]): Bill {
  const base = centsOf(lines);
  const vat = Math.round(base * taxes.vat);
  return { lines, base, vatRate: taxes.vat, vat, total: base + vat };
}

/** Sum of lines in cents. */
export function centsOf(lines: BillLine[]): number {
  return lines.reduce((sum, { cents }) => sum + cents, 0);
}
