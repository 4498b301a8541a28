import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { writeConfiguration } from '#tests/tools/fixture.ts';

const PAU = Object.fromEntries(
  ['AUTHOR', 'COMMITTER'].flatMap((role) => [
    [`GIT_${role}_NAME`, 'Pau'],
    [`GIT_${role}_EMAIL`, 'pau@example.com'],
  ]),
);

/** Git in a folder, in Pau's name; throws with what it says where it fails. */
export const gitIn =
  (root: string) =>
  (...args: string[]): string =>
    execFileSync('git', ['-C', root, ...args], {
      encoding: 'utf8',
      stdio: 'pipe',
      env: { ...process.env, ...PAU },
    });

/** A small configuration in a git repository, beside a file that is none of it. */
export function repository() {
  const root = writeConfiguration();
  writeFileSync(join(root, 'notes.txt'), 'one');
  const git = gitIn(root);
  git('init', '-q', '-b', 'main');
  git('add', '.');
  git('commit', '-qm', 'The beginning');
  return { root, git, ...filesIn(root) };
}

/** Files of a folder, read and changed as an editor does. */
export function filesIn(root: string) {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const replace = (file: string, from: string, to: string) => {
    expect(read(file)).toContain(from);
    writeFileSync(join(root, file), read(file).replace(from, to));
  };
  return { read, replace };
}
