import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Most files of its own that a folder of code holds: more are not seen at a glance. */
const MOST_FILES = 25;

/** Folders that are lists, of any length, and why. */
const LISTS: Record<string, string> = {
  tools: 'one file a command',
};

/** Folders of code that hold too many files and are no list, one sentence each. */
export function folderFaults(files: readonly string[], lists = LISTS): string[] {
  const counts = new Map<string, number>();
  for (const file of files) {
    const folder = dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([folder, count]) => count > MOST_FILES && !(folder in lists))
    .map(
      ([folder, count]) =>
        `${folder} holds ${count} files, at most ${MOST_FILES} are allowed: put those of one subject into a folder of their own`,
    );
}

/** Code of the tree: files that git knows, without those that are data. */
export function codeFiles(root: string): string[] {
  const rooms = ['src', 'sandbox', 'tools', 'tests', 'machines'].map((room) => `${room}/*`);
  const options = ['--cached', '--others', '--exclude-standard', '--'];
  return execFileSync('git', ['ls-files', ...options, ...rooms], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => /\.(?:tsx?|mjs|scss)$/.test(path) && existsSync(join(root, path)));
}
