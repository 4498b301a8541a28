import type { ColumnType, Generated, Selectable } from 'kysely';

type Json<T> = ColumnType<T, string, string>;
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** What a prospect has sent so far of one contracting. */
interface Leads {
  /** The reference that the prospect goes on with; it cannot be guessed. */
  id: string;
  /** What the prospect is told, as `L-000123`. */
  serial: Generated<number>;
  kind: 'electricity' | 'gas';
  /** Null for a visitor. */
  customer_id: number | null;
  /** The fields of the steps by their own names; of files only what they are. */
  fields: Json<Record<string, unknown>>;
  steps: Json<number[]>;
  /** The answer to the confirmation, repeated whenever it is confirmed again. */
  confirmation: ColumnType<unknown, string | null | undefined, string | null>;
  contract_id: Optional<number>;
  created_at: Date;
  updated_at: Date;
}

/** Somebody who wants to be called. */
interface Contacts {
  id: string;
  kind: 'power' | 'electricity-comparison' | 'gas-comparison';
  fields: Json<Record<string, unknown>>;
  created_at: Date;
}

/** A bill that was compared, for an hour. */
interface Comparisons {
  id: string;
  kind: 'electricity' | 'gas';
  request: Json<Record<string, unknown>>;
  product_id: number;
  created_at: Date;
}

/** What tests have said of a supply point, over what its number says. */
interface SupplyPoints {
  cups: string;
  state: 'available' | 'unavailable' | 'unknown' | 'unreachable';
}

export interface LeadTables {
  leads: Leads;
  contacts: Contacts;
  comparisons: Comparisons;
  supply_points: SupplyPoints;
}

export type LeadRow = Selectable<Leads>;
