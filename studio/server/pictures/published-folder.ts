import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { compileConfiguration } from '#tools/config/compile.ts';
import { headOf } from '../publish/git.ts';
import { git, ROOMS } from '../publish/run-git.ts';

const run = promisify(execFile);

interface PublishedFolderOptions {
  root: string;
  /** Folder of the customers' server: what counts without git. */
  out: string;
  partner: string | null;
  /** Folder for compiled versions, of which the last one stays. */
  folder: string;
}

/** Folder with the configuration as it was committed last, compiled; null where there is none. Rejects where it has faults. */
export async function publishedFolder({
  root,
  out,
  partner,
  folder,
}: PublishedFolderOptions): Promise<string | null> {
  const head = await headOf(root);
  if (head === null) return existsSync(join(out, 'current.json')) ? out : null;
  const name = `${head}-${partner ?? 'own'}`;
  const compiled = join(folder, name);
  if (existsSync(join(compiled, 'current.json'))) return compiled;
  const sources = mkdtempSync(join(tmpdir(), 'lluerna-published-'));
  try {
    const archive = join(sources, 'archive.tar');
    await git(root, 'archive', '--format=tar', '-o', archive, head, '--', ...ROOMS);
    await run('tar', ['-x', '-C', sources, '-f', archive]);
    const unfinished = `${compiled}.unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    await compileConfiguration({ root: sources, partner, out: unfinished });
    for (const other of readdirSync(folder))
      if (other !== `${name}.unfinished`) rmSync(join(folder, other), { recursive: true });
    renameSync(unfinished, compiled);
    return compiled;
  } finally {
    rmSync(sources, { recursive: true, force: true });
  }
}
