import { type Kysely, type Migration, sql } from 'kysely';

const statements = [
  `create table signature_links (
    key text primary key,
    contract_id integer not null references contracts on delete cascade,
    signature_id integer references signatures on delete cascade,
    language text not null
  )`,
  'create index signature_links_of_contract on signature_links (contract_id)',
  'create index signature_links_of_signature on signature_links (signature_id)',
];

/** Links of e-mails that request a signature. */
export const signatureLinks: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(database);
  },
};
