import { execFile } from 'node:child_process';
import { access, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** PostgreSQL's default cache of 128 MB would be most of the sandbox's memory; its data needs less. */
export const SMALL_SERVER = ['shared_buffers=16MB', 'wal_buffers=1MB'];

const PROGRAM = `const [, pglite, folder, settings] = process.argv;
const { PGlite } = require(pglite);
PGlite.create(folder, { postgresqlconf: JSON.parse(settings) }).then((database) => database.close());`;

/**
 * Creates the files of a new PGlite database in a separate process, once: that takes half a gigabyte which a process
 * never frees. Returns the folder of the database, which appears only when it is complete.
 */
export async function prepareFolder(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'database');
  if (await access(folder).then(yes, no)) return folder;
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  await promisify(execFile)(process.execPath, [
    '--eval',
    PROGRAM,
    pglite,
    unfinished,
    JSON.stringify(SMALL_SERVER),
  ]);
  await rename(unfinished, folder);
  return folder;
}

const yes = () => true;
const no = () => false;
