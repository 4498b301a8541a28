import type { ColumnType, Generated, Selectable } from 'kysely';
import type { AccountTables, Translated } from './tables/account-tables.ts';
import type { BatteryTables } from './tables/battery-tables.ts';
import type { CardTables } from './tables/card-tables.ts';
import type { AddressParts, ContractChangeTables } from './tables/contract-change-tables.ts';
import type { InvoiceTables } from './tables/invoice-tables.ts';
import type { LeadTables } from './tables/lead-tables.ts';
import type { SubscriptionTables } from './tables/subscription-tables.ts';
import type { SupportTables } from './tables/support-tables.ts';

/** A jsonb column: read as what it holds, written as JSON text, which both drivers pass on unchanged. */
type Json<T> = ColumnType<T, string, string>;
type Defaulted<T> = ColumnType<T, T | undefined, T>;

interface Customers {
  id: Generated<number>;
  vat: string;
  name: string;
  email: string | null;
  mobile: string | null;
  language: Defaulted<string>;
  password: string;
  change_password: Defaulted<boolean>;
  /** What this customer alone is served over the private settings. */
  settings: ColumnType<Record<string, unknown>, string | undefined, string>;
  flags: ColumnType<Record<string, boolean>, string | undefined, string>;
}

interface Sessions {
  id: string;
  customer_id: number;
  read_only: boolean;
  created_at: Date;
  /** From then on its tokens count as expired. */
  expired_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Signed out: its tokens count as never issued. */
  ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

interface BankAccounts {
  id: Generated<number>;
  customer_id: number;
  iban: string;
}

interface Addresses extends AddressParts {
  id: Generated<number>;
  customer_id: number;
  name: string;
  street: string;
  zipcode: string;
  city: string;
  full_address: string;
  email: string | null;
  mobile: string | null;
}

export interface ServicePeriod {
  name: string;
  start: string | null;
  end: string | null;
}

interface Contracts {
  id: Generated<number>;
  customer_id: number;
  type: 'electricity' | 'gas';
  /** One joint invoice with other contracts. */
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
  sips_state: Defaulted<'requested' | 'active' | 'unactive'>;
  sips_waiting_for_signature: Defaulted<boolean>;
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
  /** Changes of this contract wait for the customer's signature. */
  requires_signature: Defaulted<boolean>;
}

interface Attachments {
  id: Generated<number>;
  contract_id: number;
  name: string;
  file_name: string;
  category: string;
  created_date: string;
}

/** A change that was asked for and waits for the customer's signature. */
interface Signatures {
  id: Generated<number>;
  contract_id: number;
  kind: string;
  change: Json<Record<string, unknown>>;
  created_at: Date;
  signed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
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

interface IdempotentAnswers {
  /** Null for a visitor. */
  customer_id: number | null;
  operation: string;
  key: string;
  request_hash: string;
  answer: Json<unknown>;
  created_at: Date;
}

interface Secrets {
  name: string;
  value: string;
}

interface ServedSettings {
  name: 'public' | 'private';
  value: Json<Record<string, unknown>>;
}

interface FeatureFlags {
  name: string;
  enabled: boolean;
}

interface PageElements {
  id: Generated<number>;
  name: string;
  group_name: string;
  html: Json<Translated>;
  /** The lower comes first. */
  priority: number;
  /** Columns of twelve. */
  block_width: Defaulted<number | null>;
  /** CSS pixels. */
  block_height: Defaulted<number | null>;
  /** The page that the retailer writes; null for a block of a screen. */
  page_id: Defaulted<number | null>;
}

export interface Tables
  extends AccountTables,
    InvoiceTables,
    ContractChangeTables,
    BatteryTables,
    CardTables,
    LeadTables,
    SubscriptionTables,
    SupportTables {
  customers: Customers;
  sessions: Sessions;
  bank_accounts: BankAccounts;
  addresses: Addresses;
  contracts: Contracts;
  attachments: Attachments;
  signatures: Signatures;
  uploads: Uploads;
  idempotent_answers: IdempotentAnswers;
  secrets: Secrets;
  served_settings: ServedSettings;
  feature_flags: FeatureFlags;
  page_elements: PageElements;
}

export type Customer = Selectable<Customers>;
export type ContractRow = Selectable<Contracts>;
export type BankAccountRow = Selectable<BankAccounts>;
export type AddressRow = Selectable<Addresses>;
