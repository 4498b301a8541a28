import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { PgliteStream } from './pglite-stream.ts';

/** Milliseconds that queries may follow one another before the event loop takes its turn. */
const MOST_MS = 4;

/** Statements that PGlite keeps parsed and planned: half the time of a short query. Each takes memory of its own. */
const MOST_STATEMENTS = 300;

/**
 * PGlite has one connection: this pool lends it to one client at a time and queues the others, so that no query of
 * another client interleaves with a transaction. PGlite works on this thread and answers without ever leaving it: now
 * and then the event loop takes its turn, otherwise new connections and other requests wait until the queue is empty.
 */
export function createPglitePool(pglite: PGlite): PostgresPool {
  const connection = new pg.Client({
    user: 'postgres',
    database: 'postgres',
    stream: () => new PgliteStream(pglite),
  });
  const connected = connection.connect();
  const statements = new Map<string, string>();
  let line: Promise<void> = Promise.resolve();
  let lastTurn = 0;

  async function connect(): Promise<PostgresPoolClient> {
    const before = line;
    let release = () => {};
    line = new Promise<void>((resolve) => {
      release = resolve;
    });
    await before;
    await connected;
    if (performance.now() - lastTurn > MOST_MS) {
      await nextTurn();
      lastTurn = performance.now();
    }
    return { query: query as PostgresPoolClient['query'], release };
  }

  /** The name of the prepared statement of a text; none for what defines tables and for what comes after the first ones. */
  function statementName(sql: string): string | undefined {
    if (!/^\s*(select|insert|update|delete)\b/i.test(sql)) return undefined;
    if (statements.size < MOST_STATEMENTS && !statements.has(sql))
      statements.set(sql, `statement-${statements.size}`);
    return statements.get(sql);
  }

  async function query<R>(
    sql: string,
    parameters: readonly unknown[],
  ): Promise<PostgresQueryResult<R>> {
    const name = statementName(sql);
    const values = [...parameters];
    const answer = await connection.query({ text: sql, values, ...(name && { name }) });
    return answer as unknown as PostgresQueryResult<R>;
  }

  async function end(): Promise<void> {
    await connected;
    await connection.end();
    await pglite.close();
  }

  return { connect, end };
}
