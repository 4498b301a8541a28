import { type Kysely, type Migration, sql } from 'kysely';

const statements = [
  // Null in sessions of older versions: the expiry of their tokens is unknown.
  `alter table sessions
    add column live_until timestamptz,
    add column user_agent text`,
  'create index sessions_of_customer on sessions (customer_id, created_at)',
];

/** Columns that distinguish the sessions of a customer, and the time when they expire. */
export const sessionDevices: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(database);
  },
};
