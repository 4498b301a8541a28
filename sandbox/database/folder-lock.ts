import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Locks a data folder for this process, as two would destroy each other's database. Returns the function that unlocks
 * it. Throws while a running process has the lock; the lock of an ended process is replaced.
 */
export async function lockFolder(dataDir: string): Promise<() => Promise<void>> {
  const path = join(dataDir, 'sandbox.pid');
  const holder = Number(await readFile(path, 'utf8').catch(() => ''));
  if (locked.has(path) || (holder && holder !== process.pid && isAlive(holder))) {
    throw new Error(`The data folder ${dataDir} is in use by process ${holder}.`);
  }
  await writeFile(path, String(process.pid));
  locked.add(path);
  return async () => {
    locked.delete(path);
    await rm(path, { force: true });
  };
}

const locked = new Set<string>();

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
