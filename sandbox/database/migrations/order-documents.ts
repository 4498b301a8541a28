import { type Kysely, type Migration, sql } from 'kysely';

const statements = [
  `create table lead_summaries (
    id text primary key,
    lead_id text not null references leads on delete cascade,
    with_lead_id text references leads on delete cascade,
    language text not null,
    content jsonb not null,
    created_at timestamptz not null,
    sent_at timestamptz
  )`,
  'create index lead_summaries_of_lead on lead_summaries (lead_id)',
  `create table mandates (
    reference text primary key,
    contract_id integer not null references contracts on delete cascade,
    iban text not null,
    debtor_name text not null,
    debtor_vat text not null,
    debtor_address text not null,
    language text not null,
    signed_at timestamptz not null
  )`,
  'create index mandates_of_contract on mandates (contract_id)',
  'alter table attachments add column mandate text references mandates on delete cascade',
  'alter table contracts add column ordered jsonb',
  `alter table mails add column attachments jsonb not null default '[]'`,
];

/** Documents of an order: the summary before it, the mandate of the account, and what was contracted. */
export const orderDocuments: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(database);
  },
};
