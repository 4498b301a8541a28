import type { ColumnType, Generated } from 'kysely';
import type { Ordered } from '#sandbox/contracting/order/order-types.ts';

/** A jsonb column: read as its value, written as JSON text, which both drivers pass unchanged. */
type Json<T> = ColumnType<T, string, string>;
type Defaulted<T> = ColumnType<T, T | undefined, T>;

export interface ServicePeriod {
  name: string;
  start: string | null;
  end: string | null;
}

interface Contracts {
  id: Generated<number>;
  customer_id: number;
  type: 'electricity' | 'gas';
  /** True for a contract on a joint invoice. */
  multipoint: Defaulted<boolean>;
  name: string;
  state: 'esborrany' | 'activa' | 'baixa';
  sign_date: string | null;
  /** Euro. */
  amount_debt: Defaulted<number>;
  cups: string;
  street: string;
  city: string;
  full_address: string;
  cadastral_reference: string | null;
  /** Number, CUPS and address in lower case without accents, for the filter. */
  search: string;
  product: string;
  product_commercial_name: string | null;
  tariff: string;
  /** kW by period. */
  powers: Json<{ period: string; power: number }[]>;
  bank_account_id: number | null;
  notification_address_id: number;
  owner_name: string;
  fiscal_name: string;
  fiscal_vat: string;
  fiscal_address: string;
  atr_available: Defaulted<boolean>;
  /** Day of the last change of the power; null without one. */
  last_power_change: ColumnType<string | null, string | null | undefined, string | null>;
  sips_state: Defaulted<'requested' | 'active' | 'unactive'>;
  sips_waiting_for_signature: Defaulted<boolean>;
  /** Day on which the customer opted out; null without an opt-out. */
  sips_request: ColumnType<string | null, string | null | undefined, string | null>;
  invoice_delivery: Defaulted<'email' | 'postal'>;
  electronic_notification: Defaulted<boolean>;
  electronic_notification_start: string | null;
  electronic_notification_request: string | null;
  distributor: string;
  distributor_website: string | null;
  distributor_reference: string | null;
  distributor_phone: string | null;
  services: Json<ServicePeriod[]>;
  social_discounts: Json<ServicePeriod[]>;
  /** Bar; gas only. */
  pressure: number | null;
  /** m³/h; gas only. */
  flow: number | null;
  /** True when changes of this contract need the customer's signature. */
  requires_signature: Defaulted<boolean>;
  /** What was contracted; null where no one noted it. */
  ordered: ColumnType<Ordered | null, string | null | undefined, string | null>;
}

interface Attachments {
  id: Generated<number>;
  contract_id: number;
  name: string;
  file_name: string;
  category: string;
  created_date: string;
  /** Of a mandate, its reference. */
  mandate: ColumnType<string | null, string | null | undefined, string | null>;
}

/** A requested change that waits for the customer's signature. */
interface Signatures {
  id: Generated<number>;
  contract_id: number;
  kind: string;
  change: Json<Record<string, unknown>>;
  created_at: Date;
  signed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** A link of an e-mail to what waits for a signature. */
interface SignatureLinks {
  key: string;
  contract_id: number;
  /** The change; null for the contract itself. */
  signature_id: number | null;
  /** Of who signs, as `ca_ES`. */
  language: string;
}

interface Uploads {
  id: Generated<number>;
  customer_id: number;
  contract_id: number;
  purpose: string;
  name: string;
  type: string;
  /** Bytes. */
  size: number;
  sha256: string;
  created_at: Date;
}

/** An order of direct debit (SEPA) that a customer signed for a contract. */
interface Mandates {
  reference: string;
  contract_id: number;
  iban: string;
  debtor_name: string;
  debtor_vat: string;
  debtor_address: string;
  /** Of the customer, as `ca_ES`. */
  language: string;
  signed_at: Date;
}

/** Contracts and their parts. */
export interface ContractTables {
  contracts: Contracts;
  attachments: Attachments;
  mandates: Mandates;
  signatures: Signatures;
  signature_links: SignatureLinks;
  uploads: Uploads;
}
