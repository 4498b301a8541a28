import type { ColumnType, Generated, Selectable } from 'kysely';
import type { AccountTables, Translated } from './tables/account-tables.ts';
import type { BatteryTables } from './tables/battery-tables.ts';
import type { CardTables } from './tables/card-tables.ts';
import type { AddressParts, ContractChangeTables } from './tables/contract-change-tables.ts';
import type { ContractTables } from './tables/contract-tables.ts';
import type { InvoiceTables } from './tables/invoice-tables.ts';
import type { LeadTables } from './tables/lead-tables.ts';
import type { NoticeTables } from './tables/notice-tables.ts';
import type { OrderTables } from './tables/order-tables.ts';
import type { SubscriptionTables } from './tables/subscription-tables.ts';
import type { SupportTables } from './tables/support-tables.ts';

/** A jsonb column: read as its value, written as JSON text, which both drivers pass unchanged. */
type Json<T> = ColumnType<T, string, string>;
type Defaulted<T> = ColumnType<T, T | undefined, T>;

interface Customers {
  id: Generated<number>;
  vat: string;
  name: string;
  email: string | null;
  mobile: string | null;
  language: Defaulted<string>;
  /** Chosen for letters; null where the page they read decides. */
  letter_language: ColumnType<string | null, string | null | undefined, string | null>;
  password: string;
  change_password: Defaulted<boolean>;
  /** Private settings of this customer only. */
  settings: ColumnType<Record<string, unknown>, string | undefined, string>;
  flags: ColumnType<Record<string, boolean>, string | undefined, string>;
}

interface Sessions {
  id: string;
  customer_id: number;
  read_only: boolean;
  created_at: Date;
  /** End of the latest token. */
  live_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Header of the sign-in. */
  user_agent: ColumnType<string | null, string | null | undefined, string | null>;
  /** From this time on its tokens count as expired. */
  expired_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Time of the logout: its tokens count as never issued. */
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
  /** The lower number comes first. */
  priority: number;
  /** Width in columns of twelve. */
  block_width: Defaulted<number | null>;
  /** CSS pixels. */
  block_height: Defaulted<number | null>;
  /** The page that the retailer wrote; null for a block of a screen. */
  page_id: Defaulted<number | null>;
}

export interface Tables
  extends AccountTables,
    InvoiceTables,
    ContractTables,
    ContractChangeTables,
    BatteryTables,
    CardTables,
    LeadTables,
    NoticeTables,
    OrderTables,
    SubscriptionTables,
    SupportTables {
  customers: Customers;
  sessions: Sessions;
  bank_accounts: BankAccounts;
  addresses: Addresses;
  idempotent_answers: IdempotentAnswers;
  secrets: Secrets;
  served_settings: ServedSettings;
  feature_flags: FeatureFlags;
  page_elements: PageElements;
}

export type Customer = Selectable<Customers>;
export type ContractRow = Selectable<ContractTables['contracts']>;
export type BankAccountRow = Selectable<BankAccounts>;
export type AddressRow = Selectable<Addresses>;
