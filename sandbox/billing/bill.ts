import { totalled } from './bill-lines.ts';
import type { BatteryDiscount, Bill, BillFacts, InvoiceBasis } from './bill-types.ts';
import { billElectricity } from './electricity-bill.ts';
import { billGas } from './gas-bill.ts';

/** The bill of an invoice. Its total is negative for one that only refunds. */
export function billOf({ bills, givesBack, discounts = [] }: InvoiceBasis): Bill {
  const parts = [
    ...(bills ? [discounted(plainBill(bills), discounts)] : []),
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

const bills = new WeakMap<BillFacts, Bill>();

/** The bill of some facts, computed once, as an invoice reads its amount, its tax and its lines. */
function plainBill(facts: BillFacts): Bill {
  const bill = bills.get(facts) ?? (facts.type === 'gas' ? billGas(facts) : billElectricity(facts));
  bills.set(facts, bill);
  return bill;
}

/**
 * The bill with what virtual batteries pay of it. They lower the base of the VAT and not the electricity tax: that is
 * computed from the electricity supplied, which a surplus of another month or another home does not lessen. (The binding
 * consultation V1146-24 of the Spanish tax authority leaves the VAT alone too; discounts of this retailer are before VAT.)
 * A discount is an amount in cents, at most what the bill comes to in cents: it is taken off the rounded lines.
 */
function discounted(bill: Bill, discounts: BatteryDiscount[]): Bill {
  if (discounts.length === 0) return bill;
  const lines = discounts.map(({ battery, cents }) => ({
    ...{ kind: 'battery_discount' as const, battery, quantity: 1, unit: 'euro' as const },
    ...{ price: -cents / 100, euro: -cents / 100 },
  }));
  const rounded = bill.lines.map(({ cents, ...line }) => ({ ...line, euro: cents / 100 }));
  return totalled([...rounded, ...lines], bill.vatRate);
}

function reversed(bill: Bill): Bill {
  return {
    lines: bill.lines.map((line) => ({ ...line, cents: -line.cents, givenBack: true })),
    base: -bill.base,
    vatRate: bill.vatRate,
    vat: -bill.vat,
    total: -bill.total,
  };
}
