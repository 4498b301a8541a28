import type { ColumnType, Generated, Selectable } from 'kysely';
import type { SummaryContent } from '#sandbox/contracting/order/order-types.ts';

type Json<T> = ColumnType<T, string, string>;
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** The fields that a prospect has sent so far in one contracting. */
interface Leads {
  /** Secret reference with which the prospect continues; it cannot be guessed. */
  id: string;
  /** Public number, such as `L-000123`. */
  serial: Generated<number>;
  kind: 'electricity' | 'gas';
  /** Null for a visitor. */
  customer_id: number | null;
  /** Fields of the steps by their own names; of files only the metadata. */
  fields: Json<Record<string, unknown>>;
  steps: Json<number[]>;
  /** The answer to the confirmation, repeated when it is confirmed again. */
  confirmation: ColumnType<unknown, string | null | undefined, string | null>;
  contract_id: Optional<number>;
  /** When the waiver of the bono social was received first, the proof of RD 88/2026, art. 28.9. */
  social_bonus_waived_at: Optional<Date>;
  created_at: Date;
  updated_at: Date;
}

/** A summary of a contract that a customer was shown before ordering it. */
interface LeadSummaries {
  id: string;
  lead_id: string;
  /** The lead of gas beside one of electricity. */
  with_lead_id: string | null;
  /** Of the customer, as `ca_ES`. */
  language: string;
  content: Json<SummaryContent>;
  created_at: Date;
  /** When it was sent by e-mail, with the confirmation. */
  sent_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** A request to be called. */
interface Contacts {
  id: string;
  kind: 'power' | 'electricity-comparison' | 'gas-comparison';
  fields: Json<Record<string, unknown>>;
  created_at: Date;
}

/** A compared bill, stored for an hour. */
interface Comparisons {
  id: string;
  kind: 'electricity' | 'gas';
  request: Json<Record<string, unknown>>;
  product_id: number;
  created_at: Date;
}

/** State of a supply point set by tests, over the one encoded in its number. */
interface SupplyPoints {
  cups: string;
  state: 'available' | 'unavailable' | 'unknown' | 'unreachable';
}

export interface LeadTables {
  leads: Leads;
  lead_summaries: LeadSummaries;
  contacts: Contacts;
  comparisons: Comparisons;
  supply_points: SupplyPoints;
}

export type LeadRow = Selectable<Leads>;
export type LeadSummaryRow = Selectable<LeadSummaries>;
