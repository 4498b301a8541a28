import { type Kysely, type Migration, sql } from 'kysely';

/** The language that a customer chose for letters; null where the page they read decides. */
export const letterLanguage: Migration = {
  async up(database: Kysely<unknown>) {
    await sql.raw('alter table customers add column letter_language text').execute(database);
  },
};
