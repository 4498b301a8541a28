import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { APPLICATION_FILE } from '#tools/config/pages/site-files.ts';

/** Commit and its time; empty outside a repository, where a build may say its commit in the variable `COMMIT`. */
function commitOf(): { commit?: string; committedAt?: string } {
  const { COMMIT: given } = process.env;
  if (given) return { commit: given };
  try {
    const [commit = '', committedAt = ''] = execFileSync('git', ['log', '-1', '--format=%H %cI'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .trim()
      .split(' ');
    return { commit, committedAt };
  } catch {
    return {};
  }
}

/** Writes which application a build is. The time is that of the commit, so that two builds of it are the same. */
export function writeApplicationFile(folder: string): void {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const application = { version, ...commitOf() };
  writeFileSync(join(folder, APPLICATION_FILE), `${JSON.stringify(application)}\n`);
}
