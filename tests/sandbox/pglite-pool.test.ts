import type { PGlite } from '@electric-sql/pglite';
import { afterEach, expect, it, vi } from 'vitest';
import { createPglitePool } from '#sandbox/database/pglite-pool.ts';

afterEach(() => void vi.restoreAllMocks());

/** Answers as PGlite does, without ever leaving this thread, and takes five milliseconds by the clock. */
function busyDatabase() {
  let time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => time);
  const query = async () => {
    time += 5;
    return { rows: [] };
  };
  return { query } as unknown as PGlite;
}

it('a new connection is taken between two queries, however many wait', async () => {
  const pool = createPglitePool(busyDatabase());
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
