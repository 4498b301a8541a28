import { execFile } from 'node:child_process';
import { access, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** PostgreSQL's own 128 MB of cache would be most of what the sandbox needs; its data fits into this. */
export const SMALL_SERVER = ['shared_buffers=16MB', 'wal_buffers=1MB'];

const PROGRAM = `const [, pglite, folder, settings] = process.argv;
const { PGlite } = require(pglite);
PGlite.create(folder, { postgresqlconf: JSON.parse(settings) }).then((database) => database.close());`;

/**
 * Creates the files of a new PGlite database in a process of its own, once: doing so takes half a gigabyte that a
 * process never gives back. Gives the folder of the database, which appears only when it is whole.
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
