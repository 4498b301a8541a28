import { type Kysely, type Migration, sql } from 'kysely';

const statements = [
  // No one could sign in with an address that several had, and none of them had proved that it is theirs.
  `update customers set email = null where lower(email) in
    (select lower(email) from customers where email is not null group by 1 having count(*) > 1)`,
  'drop index customers_of_email',
  'create unique index customers_of_email on customers (lower(email))',
  `create table email_changes (
    customer_id integer primary key references customers on delete cascade,
    email text not null,
    code_hash text not null unique,
    requested_at timestamptz not null,
    confirmed_at timestamptz
  )`,
];

/** An e-mail signs in one customer only, and another one counts once it is confirmed. */
export const emailChanges: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(database);
  },
};
