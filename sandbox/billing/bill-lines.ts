import { roundedCents, taxedParts } from '#domain/bills/rounded-parts.ts';
import type { Bill, BillLine } from './bill-types.ts';

/** A line with its euro to the last decimal. */
export type UnroundedLine = Omit<BillLine, 'cents'> & { euro: number };

/** A line that costs quantity times price. */
export function billLine(line: Omit<BillLine, 'cents'>): UnroundedLine {
  return { ...line, euro: line.quantity * line.price };
}

/** A tax on what lines cost, at a rate. */
export function taxLine(
  kind: BillLine['kind'],
  taxed: UnroundedLine[],
  rate: number,
): UnroundedLine {
  const base = euroOf(taxed);
  return { kind, quantity: roundedCents(base) / 100, unit: 'euro', price: rate, euro: base * rate };
}

/** The bill of some lines, with VAT at a rate: base and total are rounded once, and the lines add up to the base. */
export function totalled(lines: UnroundedLine[], vatRate: number): Bill {
  const { parts, netCents, vatCents, totalCents } = taxedParts(
    lines.map(({ euro }) => euro),
    vatRate * 100,
  );
  return {
    lines: lines.map(({ euro: _, ...line }, at) => ({ ...line, cents: parts[at] ?? 0 })),
    base: netCents,
    vatRate,
    vat: vatCents,
    total: totalCents,
  };
}

/** Sum of lines in euro. */
export function euroOf(lines: UnroundedLine[]): number {
  return lines.reduce((sum, { euro }) => sum + euro, 0);
}
