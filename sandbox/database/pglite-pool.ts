import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';

/** Milliseconds that queries may follow one another before the event loop takes its turn. */
const MOST_MS = 4;

/**
 * PGlite has one connection: this pool lends it to one client at a time and queues the others, so that no query of
 * another client interleaves with a transaction. PGlite works on this thread and answers without ever leaving it: now
 * and then the event loop takes its turn, otherwise new connections and other requests wait until the queue is empty.
 */
export function createPglitePool(pglite: PGlite): PostgresPool {
  let line: Promise<void> = Promise.resolve();
  let lastTurn = 0;

  async function connect(): Promise<PostgresPoolClient> {
    const before = line;
    let release = () => {};
    line = new Promise<void>((resolve) => {
      release = resolve;
    });
    await before;
    if (performance.now() - lastTurn > MOST_MS) {
      await nextTurn();
      lastTurn = performance.now();
    }
    return { query: query as PostgresPoolClient['query'], release };
  }

  async function query<R>(
    sql: string,
    parameters: readonly unknown[],
  ): Promise<PostgresQueryResult<R>> {
    const { rows, affectedRows } = await pglite.query<R>(sql, [...parameters]);
    const command = sql.trimStart().split(/\s/, 1)[0]?.toUpperCase() ?? '';
    return {
      command: command as PostgresQueryResult<R>['command'],
      rowCount: affectedRows ?? 0,
      rows,
    };
  }

  return { connect, end: () => pglite.close() };
}
