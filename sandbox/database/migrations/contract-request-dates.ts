import { type Kysely, type Migration, sql } from 'kysely';

export const contractRequestDates: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`alter table contracts add column sips_request date`.execute(database);
  },
};
