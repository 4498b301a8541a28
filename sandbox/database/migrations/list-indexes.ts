import { type Kysely, type Migration, sql } from 'kysely';

const statements = [
  // In the order of the list, and with what finding a page takes: only the rows of the page itself are read.
  `create index contracts_in_order on contracts (customer_id, type, (state = 'activa') desc, name)
    include (id, state)`,
  'drop index contracts_of_customer',
];

export const listIndexes: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(database);
  },
};
