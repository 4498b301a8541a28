import type { Bill, BillFacts, InvoiceBasis } from './bill-types.ts';
import { billElectricity } from './electricity-bill.ts';
import { billGas } from './gas-bill.ts';

/** The bill of an invoice. Its total is negative for one that only refunds. */
export function billOf({ bills, givesBack }: InvoiceBasis): Bill {
  const parts = [
    ...(bills ? [plainBill(bills)] : []),
    ...(givesBack ? [reversed(plainBill(givesBack))] : []),
  ];
  const sum = (part: (bill: Bill) => number) =>
    parts.reduce((total, bill) => total + part(bill), 0);
  return {
    lines: parts.flatMap(({ lines }) => lines),
    base: sum(({ base }) => base),
    vatRate: parts[0]?.vatRate ?? 0,
    vat: sum(({ vat }) => vat),
    total: sum(({ total }) => total),
  };
}

/** Wh that an invoice bills, less those it refunds. Negative for one that only refunds. */
export function energyOf({ bills, givesBack }: InvoiceBasis): number {
  const sum = (facts: BillFacts | null) => facts?.energy.reduce((a, b) => a + b, 0) ?? 0;
  return sum(bills) - sum(givesBack);
}

const plainBill = (facts: BillFacts): Bill =>
  facts.type === 'gas' ? billGas(facts) : billElectricity(facts);

function reversed(bill: Bill): Bill {
  return {
    lines: bill.lines.map((line) => ({ ...line, cents: -line.cents, givenBack: true })),
    base: -bill.base,
    vatRate: bill.vatRate,
    vat: -bill.vat,
    total: -bill.total,
  };
}
