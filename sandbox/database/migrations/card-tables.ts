import { type Kysely, type Migration, sql } from 'kysely';

const statements = [
  `create table card_methods (
    id text primary key,
    brand text not null,
    last4 text not null check (length(last4) = 4),
    exp_month integer not null,
    exp_year integer not null,
    authentication text not null check (authentication in ('none', 'required', 'broken')),
    error text,
    decline text,
    created_at timestamptz not null
  )`,
  `create table card_intents (
    id text primary key,
    client_secret text not null unique,
    method_id text not null references card_methods on delete cascade,
    amount integer not null check (amount > 0),
    currency text not null,
    description text not null,
    status text not null check (status in ('requires_payment_method', 'requires_confirmation',
      'requires_action', 'succeeded', 'canceled')),
    error text,
    decline text,
    created_at timestamptz not null
  )`,
  `create table invoice_payments (
    id integer generated always as identity primary key,
    invoice integer not null references invoices on delete cascade,
    customer_id integer not null references customers on delete cascade,
    platform text not null check (platform = 'stripe'),
    intent_id text not null unique,
    payment_method_id text not null,
    amount numeric(12, 2) not null check (amount > 0),
    state text not null check (state in ('pending', 'paid', 'failed')),
    error text,
    paid_by_email text,
    updated_at timestamptz not null
  )`,
  'create index invoice_payments_of_invoice on invoice_payments (invoice, id)',
  `create unique index invoice_payments_charge_once on invoice_payments (invoice)
    where state in ('pending', 'paid')`,
];

/** Methods and intents of the card platform, and the retailer's payments of invoices. */
export const cardTables: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(database);
  },
};
