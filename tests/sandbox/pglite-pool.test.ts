import type { PGlite } from '@electric-sql/pglite';
import { expect, it } from 'vitest';
import { createPglitePool } from '#sandbox/database/pglite-pool.ts';

/** Answers as PGlite does: without ever leaving this thread. */
const answeringAtOnce = { query: async () => ({ rows: [] }) } as unknown as PGlite;

it('a new connection is taken between two queries, however many wait', async () => {
  const pool = createPglitePool(answeringAtOnce);
  const order: string[] = [];
  const ask = async () => {
    const client = await pool.connect();
    await client.query('select 1', []);
    order.push('query');
    client.release();
  };
  const asking = Array.from({ length: 50 }, ask);
  setImmediate(() => order.push('connection'));
  await Promise.all(asking);
  expect(order.slice(0, 5)).toContain('connection');
});
