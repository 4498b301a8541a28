import { sql } from 'kysely';
import type { Database } from './open-database.ts';
import type { Tables } from './tables.ts';

const CHUNK = 5000;

/** Inserts any number of rows with the same columns, in batches. A jsonb column takes its JavaScript value. */
export async function insertMany(
  database: Database,
  table: keyof Tables,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
  for (let from = 0; from < rows.length; from += CHUNK) {
    const chunk = JSON.stringify(rows.slice(from, from + CHUNK));
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${chunk}::jsonb)
    `.execute(database);
  }
}
