/** Everything that a bill is computed from, as of the day of issue. */
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
  /** Wh fed into the grid. */
  surplus: number;
}

/** The bills of an invoice and those it refunds: an ordinary invoice only bills, A only refunds, B does both. */
export interface InvoiceBasis {
  bills: BillFacts | null;
  givesBack: BillFacts | null;
  /** Taken off what is billed, in this order. */
  discounts?: BatteryDiscount[];
}

/** Cents of a virtual battery, above 0. */
export interface BatteryDiscount {
  battery: string;
  cents: number;
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
  | 'meter_rent'
  | 'battery_discount';

/** One line of an invoice; `cents` is quantity times price, rounded so that the lines add up to the base. */
export interface BillLine {
  kind: LineKind;
  period?: string;
  /** Name of the virtual battery. */
  battery?: string;
  quantity: number;
  unit: 'kWh' | 'kW' | 'day' | 'euro';
  /** Euro per unit; for a tax its rate. */
  price: number;
  cents: number;
  /** True for a line of the refund. */
  givenBack?: boolean;
}

/** Amounts in whole cents, so that they add up: lines make the base, base and VAT the total. */
export interface Bill {
  lines: BillLine[];
  base: number;
  vatRate: number;
  vat: number;
  total: number;
}
