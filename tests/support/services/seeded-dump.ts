import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { migrate } from '#sandbox/database/migrate.ts';
import { openMemory } from '#sandbox/database/open-database.ts';
import { createPglitePool } from '#sandbox/database/pglite-pool.ts';
import type { Tables } from '#sandbox/database/tables.ts';
import { seedIfEmpty } from '#sandbox/seed/seed.ts';
import { buildIsFresh, hashInputs } from '#tools/setup/build-stamp.mjs';
import '#tests/support/retailer/fast-passwords.ts';

const FILE = '.cache/seeded-database/dump.tar';
const MADE_FROM = ['sandbox', 'src/domain', 'package-lock.json'];

export const today = () => new Date().toISOString().slice(0, 10);

/** A file in memory: Node 20 calls `openAsBlob` experimental, and warns. */
export const blobOf = async (file: string) => new Blob([await readFile(file)]);

/** A sandbox in memory that begins with a copy of the seeded database. */
export const seededMemory = async () => ({
  dataDir: null,
  copyOf: await blobOf(await seededDump()),
});

/** File with a dump of a migrated and seeded PGlite database of today, created when there is none yet. */
export async function seededDump(): Promise<string> {
  const stamp = `${FILE}.${today()}`;
  if (existsSync(FILE) && buildIsFresh(stamp, MADE_FROM)) return FILE;
  const stampDump = hashInputs(MADE_FROM);
  mkdirSync(dirname(FILE), { recursive: true });
  const pglite = await openMemory();
  const pool = createPglitePool(pglite);
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  await migrate(database);
  await seedIfEmpty(database, today());
  const dumped = await pglite.dumpDataDir('none');
  await database.destroy();
  // Renamed at the end, as another process may read it now.
  const unfinished = `${FILE}.${process.pid}`;
  writeFileSync(unfinished, Buffer.from(await dumped.arrayBuffer()));
  renameSync(unfinished, FILE);
  stampDump(stamp);
  return FILE;
}
