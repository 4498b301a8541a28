import { randomUUID } from 'node:crypto';
import { openDatabase } from '#sandbox/database/open-database.ts';
import { seedIfEmpty } from '#sandbox/seed/seed.ts';
import { onServer, urlOf } from './database-server.ts';
import { requestTestServices } from './request-test-services.ts';
import { blobOf, today } from './seeded-dump.ts';

/** Options of a sandbox for a migrated and seeded database of its own. */
export interface SeededDatabase {
  dataDir: null;
  copyOf?: Blob;
  databaseUrl?: string;
}

/** A copy of the seeded database: in memory, or on the server of `DATABASE_URL` until the run ends. */
export async function seededDatabase(): Promise<SeededDatabase> {
  const server = process.env.DATABASE_URL;
  if (!server) {
    return { dataDir: null, copyOf: await blobOf(await requestTestServices('seeded-dump')) };
  }
  template ??= seededTemplate(server);
  const name = nameOf();
  await onServer(server, `create database ${name} template ${await template}`);
  return { dataDir: null, databaseUrl: urlOf(server, name) };
}

let template: Promise<string> | undefined;

const nameOf = () => `${process.env.TEST_DATABASES}${randomUUID().replaceAll('-', '')}`;

async function seededTemplate(server: string): Promise<string> {
  const name = nameOf();
  await onServer(server, `create database ${name}`);
  const database = await openDatabase({ dataDir: null, databaseUrl: urlOf(server, name) });
  await seedIfEmpty(database, today());
  await database.destroy();
  return name;
}
