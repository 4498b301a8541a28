import { billElectricity } from './electricity-bill.ts';
import { billGas } from './gas-bill.ts';

/** All that a bill is computed from, as it was on the day of issue. */
export interface BillFacts {
  type: 'electricity' | 'gas';
  product: string;
  tariff: string;
  /** First ISO day that is billed. */
  from: string;
  days: number;
  /** kW by period, P1 first; none for gas. */
  powers: number[];
  /** Wh by period, P1 first; one entry for gas. */
  energy: number[];
  /** Wh given to the grid. */
  surplus: number;
}

/** What an invoice bills, and what it gives back: an ordinary one only bills, A only gives back, B does both. */
export interface InvoiceBasis {
  bills: BillFacts | null;
  givesBack: BillFacts | null;
}

export type LineKind =
  | 'energy'
  | 'surplus'
  | 'power'
  | 'social_discount'
  | 'electricity_tax'
  | 'gas_fixed'
  | 'gas_energy'
  | 'hydrocarbons'
  | 'meter_rent';

/** One line of an invoice. `cents` is what it costs; quantity times price, rounded. */
export interface BillLine {
  kind: LineKind;
  period?: string;
  quantity: number;
  unit: 'kWh' | 'kW' | 'day' | 'euro';
  /** Euro for each unit; a share for a tax. */
  price: number;
  cents: number;
  /** It belongs to what is given back. */
  givenBack?: boolean;
}

/** Amounts are whole cents, so that they add up: lines make the base, base and VAT the total. */
export interface Bill {
  lines: BillLine[];
  base: number;
  vatRate: number;
  vat: number;
  total: number;
}

/** The bill behind an invoice. Its total is negative for one that only gives back. */
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

/** Wh that an invoice bills, what it gives back taken off. Negative for one that only gives back. */
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
