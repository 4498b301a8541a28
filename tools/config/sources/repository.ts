import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const own = fileURLToPath(new URL('../../..', import.meta.url));

/** Path of a folder of the code: under `root`, or in this repository when `root` holds configuration only. */
export function folderFor(root: string, folder: string): string {
  const under = resolve(root, folder);
  return existsSync(under) ? under : join(own, folder);
}
