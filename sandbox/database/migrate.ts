import { type Kysely, type Migration, Migrator } from 'kysely';
import { firstTables } from './migrations/first-tables.ts';
import { invoiceTables } from './migrations/invoice-tables.ts';
import type { Tables } from './tables.ts';

/** Every migration in order of its key; one that was ever released is never edited, a new one is added. */
const migrations: Record<string, Migration> = {
  '0001-first-tables': firstTables,
  '0002-invoice-tables': invoiceTables,
};

/** Brings the tables up to date. Throws what the database says when that fails. */
export async function migrate(database: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => migrations },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
