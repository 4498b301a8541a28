import { mkdir } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { lockFolder } from './folder-lock.ts';
import { migrate } from './migrate.ts';
import { createPglitePool } from './pglite-pool.ts';
import { prepareFolder, SMALL_SERVER } from './prepare-folder.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

export interface DatabaseOptions {
  /** Data folder; null keeps the data in memory. */
  dataDir: string | null;
  /** URL of a PostgreSQL server, used instead of the folder. */
  databaseUrl?: string | undefined;
  /** Dump of a PGlite database to restore into one in memory. */
  copyOf?: Blob | undefined;
}

/** Opens the database and migrates its tables. Throws when another sandbox has locked the folder. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const pool = options.databaseUrl
    ? serverPool(options.databaseUrl)
    : options.dataDir === null
      ? createPglitePool(await openMemory(options.copyOf))
      : await folderPool(options.dataDir);
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  await migrate(database);
  return database;
}

const DATE = 1082;
const NUMERIC = 1700;

pg.types.setTypeParser(DATE, (value) => value);
pg.types.setTypeParser(NUMERIC, Number);

/** A PGlite in memory, restored from a dump if there is one. */
export async function openMemory(copyOf?: Blob): Promise<PGlite> {
  const { PGlite } = await import('@electric-sql/pglite');
  const copied = copyOf ? { loadDataDir: copyOf } : {};
  return PGlite.create({ postgresqlconf: SMALL_SERVER, ...copied });
}

async function folderPool(dataDir: string): Promise<PostgresPool> {
  const { PGlite } = await import('@electric-sql/pglite');
  await mkdir(dataDir, { recursive: true });
  const unlock = await lockFolder(dataDir);
  try {
    const pool = createPglitePool(await PGlite.create({ dataDir: await prepareFolder(dataDir) }));
    return { connect: pool.connect, end: () => pool.end().finally(unlock) };
  } catch (error) {
    await unlock();
    throw error;
  }
}

function serverPool(connectionString: string): PostgresPool {
  const pool = new pg.Pool({ connectionString, max: 8 });
  // Without a listener a restart of the server would end this process too; the next query connects again.
  pool.on('error', ({ message }) => console.error(`The database ended a connection: ${message}`));
  return pool as unknown as PostgresPool;
}
