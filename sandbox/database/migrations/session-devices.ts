import { type Kysely, type Migration, sql } from 'kysely';

const statements = [
  // Null in the sessions of older versions: nobody knows until when their tokens live.
  `alter table sessions
    add column live_until timestamptz,
    add column user_agent text`,
  'create index sessions_of_customer on sessions (customer_id, created_at)',
];

/** What tells the sessions of a customer apart, and until when they live. */
export const sessionDevices: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(database);
  },
};
