import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';

/** File system in memory of Linux. */
const MEMORY = '/dev/shm';
/** What a run of the tests writes at a time, with much to spare. A container may have no more than 64 MB. */
const LEAST_BYTES = 2 ** 30;

/**
 * Gives this process and its children a temporary folder in memory, where the machine has room for it: tests write some
 * hundred thousand small files. It is removed when the process ends.
 */
export function takeMemoryFolder() {
  let folder;
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize < LEAST_BYTES) return;
    folder = mkdtempSync(`${MEMORY}/lluerna-test-`);
  } catch {
    return;
  }
  // The database server's user reaches its own folder in it.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}
