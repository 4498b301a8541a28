import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openMemory } from '#sandbox/database/open-database.ts';
import { createPglitePool } from '#sandbox/database/pglite-pool.ts';
import { seededMemory } from '#tests/support/services/seeded-dump.ts';

let pool: ReturnType<typeof createPglitePool>;

beforeAll(async () => {
  pool = createPglitePool(await openMemory((await seededMemory()).copyOf));
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => pool.end());

async function query(sql: string, parameters: unknown[] = []) {
  const client = await pool.connect();
  try {
    return await client.query<Record<string, unknown>>(sql, parameters);
  } finally {
    client.release();
  }
}

it('a new connection is taken between two queries, however many wait', async () => {
  await query('select 1');
  let time = performance.now();
  // Each look at the clock is five milliseconds later.
  vi.spyOn(performance, 'now').mockImplementation(() => {
    time += 5;
    return time;
  });
  const order: string[] = [];
  const queries = Array.from({ length: 50 }, () =>
    query('select 1').then(() => order.push('query')),
  );
  setImmediate(() => order.push('connection'));
  await Promise.all(queries);
  expect(order.slice(0, 5)).toContain('connection');
});

it('a statement that fails leaves the next ones alone, also in a transaction that is rolled back', async () => {
  await query('create table numbers (value integer unique)');
  await query('begin');
  await query('insert into numbers values ($1)', [1]);
  await expect(query('insert into numbers values ($1)', [1])).rejects.toMatchObject({
    code: '23505',
  });
  await query('rollback');
  expect((await query('select * from numbers')).rows).toEqual([]);
});
