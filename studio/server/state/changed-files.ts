import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Files of the configuration under `root` that differ from git's last commit, in order; null without git. */
export async function changedFiles(root: string): Promise<string[] | null> {
  try {
    // Without the lock of the index, which a commit of the same moment would find taken.
    const args = [
      '--no-optional-locks',
      '-C',
      root,
      'status',
      '--porcelain',
      '--no-renames',
      '-uall',
      '-z',
      '--',
      'schemas',
      'locales',
    ];
    const { stdout } = await run('git', args);
    // Paths are from the top of the repository, which may lie above.
    const { stdout: prefix } = await run('git', ['-C', root, 'rev-parse', '--show-prefix']);
    return stdout
      .split('\0')
      .filter(Boolean)
      .map((line) => line.slice(3))
      .map((file) => (file.startsWith(prefix.trim()) ? file.slice(prefix.trim().length) : file))
      .sort();
  } catch {
    return null;
  }
}
