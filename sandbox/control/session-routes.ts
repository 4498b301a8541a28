import { Hono } from 'hono';
import { sql } from 'kysely';
import type { Services } from '#sandbox/api/handler.ts';
import type { Database } from '#sandbox/database/open-database.ts';

/**
 * Tokens of any kind, sessions, a reset of counted attempts, and the content of the whole database, for assertions of
 * tests.
 */
export function createSessionRoutes(database: Database, { sessions, attempts }: Services) {
  const routes = new Hono();

  routes.post('/customers/:id/tokens', async (http) => {
    const customer = await database
      .selectFrom('customers')
      .selectAll()
      .where('id', '=', Number(http.req.param('id')))
      .executeTakeFirst();
    if (!customer) return http.json({ message: 'not_found' }, 404);
    const token = await sessions.begin(customer, await http.req.json());
    return http.json({ token }, 201);
  });

  routes.get('/customers/:id/sessions', async (http) => {
    const sessions = await database
      .selectFrom('sessions')
      .select(['id', 'created_at', 'ended_at', 'expired_at'])
      .where('customer_id', '=', Number(http.req.param('id')))
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return http.json(sessions);
  });

  routes.delete('/attempts', (http) => {
    attempts.forgetAll();
    return http.json({ status: 'OK' });
  });

  const fingerprint = fingerprintOf(database);
  routes.get('/fingerprint', async (http) => http.json(await fingerprint()));

  return routes;
}

/** Gives a hash of the rows of each table; the last one again where no transaction has written since. */
function fingerprintOf(database: Database): () => Promise<Record<string, string>> {
  let known: { snapshot: string; hashes: Record<string, string> } | undefined;
  return async () => {
    // PostgreSQL numbers the transactions that write, and no others: one that began or ended makes another snapshot.
    const { rows } = await sql<{ snapshot: string }>`
      select pg_current_snapshot()::text as snapshot
    `.execute(database);
    const { snapshot = '' } = rows[0] ?? {};
    if (known?.snapshot !== snapshot) known = { snapshot, hashes: await hashesOfTables(database) };
    return known.hashes;
  };
}

async function hashesOfTables(database: Database): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by table_name
  `.execute(database);
  const hashes: Record<string, string> = {};
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ hash: string }>`
      select coalesce(md5(string_agg(hash, '' order by hash)), '') as hash
      from (select md5(row_data::text) as hash from ${sql.table(name)} as row_data) as hashes
    `.execute(database);
    hashes[name] = rows[0]?.hash ?? '';
  }
  return hashes;
}
