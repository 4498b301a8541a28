import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import { migrate } from '#sandbox/database/migrate.ts';
import { openDatabase, openMemory } from '#sandbox/database/open-database.ts';
import { createPglitePool } from '#sandbox/database/pglite-pool.ts';
import type { Tables } from '#sandbox/database/tables.ts';
import { seedIfEmpty } from '#sandbox/seed/seed.ts';
import { onServer, urlOf } from './database-server.ts';

/** Options of a sandbox for a database of its own, migrated and seeded. */
export interface SeededDatabase {
  dataDir: null;
  copyOf?: Blob;
  databaseUrl?: string;
}

/** Seeds once in a process and copies for everybody: in memory, or on the server of `DATABASE_URL` until the run ends. */
export async function seededDatabase(): Promise<SeededDatabase> {
  const server = process.env.DATABASE_URL;
  if (!server) {
    dump ??= seededDump();
    return { dataDir: null, copyOf: await dump };
  }
  template ??= seededTemplate(server);
  const name = nameOf();
  await onServer(server, `create database ${name} template ${await template}`);
  return { dataDir: null, databaseUrl: urlOf(server, name) };
}

let dump: Promise<Blob> | undefined;
let template: Promise<string> | undefined;

const nameOf = () => `${process.env.TEST_DATABASES}${randomUUID().replaceAll('-', '')}`;
const today = () => new Date().toISOString().slice(0, 10);

async function seededDump(): Promise<Blob> {
  const pglite = await openMemory();
  const pool = createPglitePool(pglite);
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  await migrate(database);
  await seedIfEmpty(database, today());
  const dumped = await pglite.dumpDataDir('none');
  await database.destroy();
  return dumped;
}

async function seededTemplate(server: string): Promise<string> {
  const name = nameOf();
  await onServer(server, `create database ${name}`);
  const database = await openDatabase({ dataDir: null, databaseUrl: urlOf(server, name) });
  await seedIfEmpty(database, today());
  await database.destroy();
  return name;
}
