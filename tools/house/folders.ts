import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Most files of its own that a folder of code holds: more are not seen at a glance. */
const MOST_FILES = 25;

/** Folders that hold more, how many at most, and why. */
const EXCEPTIONS: Record<string, [most: number, why: string]> = {
  'src/operations': [40, 'one file a mutation, found by its name'],
  tools: [31, 'one file a command'],
};

/** Folders of code that hold too many files, or fewer than their exception allows, one sentence each. */
export function folderFaults(files: readonly string[], exceptions = EXCEPTIONS): string[] {
  const counts = new Map<string, number>();
  for (const file of files) {
    const folder = dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const crowded = [...counts].flatMap(([folder, count]) => {
    const most = exceptions[folder]?.[0] ?? MOST_FILES;
    return count > most ? [`${folder} holds ${count} files, at most ${most} are allowed`] : [];
  });
  const loose = Object.entries(exceptions).flatMap(([folder, [most]]) => {
    const count = counts.get(folder) ?? 0;
    return count < most ? [`${folder} holds ${count} files: lower its exception from ${most}`] : [];
  });
  return [...crowded, ...loose];
}

/** Code of the tree: files that git knows, without those that are data. */
export function codeFiles(root: string): string[] {
  const rooms = ['src', 'sandbox', 'tools', 'tests', 'machines'].map((room) => `${room}/*`);
  const options = ['--cached', '--others', '--exclude-standard', '--'];
  return execFileSync('git', ['ls-files', ...options, ...rooms], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => /\.(?:tsx?|mjs|scss)$/.test(path) && existsSync(join(root, path)));
}
