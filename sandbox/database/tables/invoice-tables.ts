import type { ColumnType, Generated, Selectable } from 'kysely';
import type { InvoiceBasis } from '#sandbox/billing/bill-types.ts';
import type { PendingState } from '#sandbox/billing/pending-states.ts';

type Json<T> = ColumnType<T, string, string>;
type Defaulted<T> = ColumnType<T, T | undefined, T>;

/** Parameters of a meter: its readings are computed from them and not stored. */
interface Meters {
  contract_id: number;
  /** Distinguishes curves; two meters of the same seed and kind have the same readings. */
  seed: number;
  kind: 'home' | 'business' | 'gas';
  /** Mean over a year, W. */
  average_watts: number;
  /** Peak of the solar panels, kW; null without panels. */
  panels_kw: ColumnType<number | null, number | null | undefined, number | null>;
  first_day: string;
  /** Null while the meter is in use. */
  last_day: ColumnType<string | null, string | null | undefined, string | null>;
}

export type PaidStatus =
  | 'pending_remesa'
  | 'pending_transfer'
  | 'paid'
  | 'paid_without_transaction'
  | 'manual_verification_required'
  | 'unpaid';

interface Invoices {
  id: Generated<number>;
  /** Identifier in payments; always another number than `id`. */
  invoice_id: ColumnType<number, never, never>;
  /** With the type, what `invoice_totals` counts by; neither ever changes. */
  customer_id: ColumnType<number, number, never>;
  contract_id: number;
  type: ColumnType<'electricity' | 'gas', 'electricity' | 'gas', never>;
  number: string;
  date: string;
  start_date: string;
  end_date: string;
  /** Wh. */
  energy: number;
  /** Euro, never negative. */
  amount_total: number;
  /** Euro. */
  amount_pending: number;
  paid_status: PaidStatus;
  rectificative_type: ColumnType<'A' | 'B' | null, 'A' | 'B' | null | undefined, never>;
  /** Number of the invoice that this one refunds. */
  rectifies: ColumnType<string | null, string | null | undefined, never>;
  /** True when its energy is the meter's reading, so that the curve explains it. */
  by_readings: Defaulted<boolean>;
  /** The data that every line and tax is computed from. */
  basis: Json<InvoiceBasis>;
  multipoint_invoice_id: ColumnType<number | null, number | null | undefined, number | null>;
}

/** Of each customer and kind of energy; triggers of `invoices` write it. */
interface InvoiceTotals {
  customer_id: ColumnType<number, never, never>;
  type: ColumnType<'electricity' | 'gas', never, never>;
  total: ColumnType<number, never, never>;
}

interface PendingStates {
  id: Generated<number>;
  invoice: number;
  change_date: string;
  state: PendingState;
}

interface MultipointInvoices {
  id: Generated<number>;
  customer_id: number;
  number: string;
  date: string;
  address: string;
  /** Euro: the sum of its invoices. */
  amount_total: number;
}

export interface InvoiceTables {
  meters: Meters;
  invoices: Invoices;
  invoice_totals: InvoiceTotals;
  pending_states: PendingStates;
  multipoint_invoices: MultipointInvoices;
}

export type MeterRow = Selectable<Meters>;
export type InvoiceRow = Selectable<Invoices>;
