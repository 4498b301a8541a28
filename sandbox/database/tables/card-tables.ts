import type { ColumnType } from 'kysely';
import type { CardBehaviour } from '#sandbox/cards/test-cards.ts';

type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** Payment methods of the card platform. It stores no card number. */
interface CardMethods extends CardBehaviour {
  id: string;
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
  created_at: Date;
}

/** Payment intents of the card platform. */
interface CardIntents {
  id: string;
  client_secret: string;
  method_id: string;
  /** Cents. */
  amount: number;
  currency: string;
  description: string;
  status:
    | 'requires_payment_method'
    | 'requires_confirmation'
    | 'requires_action'
    | 'succeeded'
    | 'canceled';
  error: Nullable<string>;
  decline: Nullable<string>;
  created_at: Date;
}

/** The retailer's payments of invoices by card. */
interface InvoicePayments {
  id: ColumnType<number, never, never>;
  /** Key of the table `invoices`. */
  invoice: number;
  customer_id: number;
  platform: 'stripe';
  intent_id: string;
  payment_method_id: string;
  /** Euro. */
  amount: number;
  /** An invoice has at most one that is pending or paid. */
  state: 'pending' | 'paid' | 'failed';
  error: Nullable<string>;
  paid_by_email: string | null;
  updated_at: Date;
}

export interface CardTables {
  card_methods: CardMethods;
  card_intents: CardIntents;
  invoice_payments: InvoicePayments;
}
