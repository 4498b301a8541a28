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
