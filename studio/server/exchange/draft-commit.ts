import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isConfigurationFile } from '../files/working-copy.ts';
import { headOf } from '../publish/git.ts';
import { entriesOf, git, gitWith, partsOf, ROOMS } from '../publish/run-git.ts';
import { isAncestor } from './others.ts';

/**
 * What a commit of the working copy follows: its last commit, and that of others which was taken in. Only where those
 * changed nothing but the configuration: a commit after them says that it has all of theirs.
 */
export async function parentsOfDraft(root: string, taken: string | null): Promise<string[]> {
  const head = await headOf(root);
  if (head === null) return [];
  if (taken === null || (await isAncestor(root, taken, head))) return [head];
  const base = (await git(root, 'merge-base', head, taken).catch(() => '')).trim();
  if (base === '') return [head];
  const [inside, all] = await Promise.all(
    [['--relative'], []].map((option) =>
      git(root, 'diff', '--name-only', '--no-renames', '-z', ...option, base, taken),
    ),
  );
  const files = entriesOf(inside ?? '');
  const isWhole = files.length === entriesOf(all ?? '').length && files.every(isConfigurationFile);
  if (!isWhole) return [head];
  return base === head ? [taken] : [head, taken];
}

/**
 * The configuration of the working copy as a commit that no branch has, made without the working copy's own index; null
 * where it is as in its first parent.
 */
export async function draftCommit(
  root: string,
  parents: readonly string[],
  reason: string,
  person: string,
): Promise<string | null> {
  const [first = ''] = parents;
  const folder = await mkdtemp(join(tmpdir(), 'lluerna-index-'));
  const env = { GIT_INDEX_FILE: join(folder, 'index') };
  try {
    await gitWith(root, { env }, 'read-tree', first);
    await gitWith(root, { env }, 'add', '-A', '--', ...ROOMS);
    const tree = (await gitWith(root, { env }, 'write-tree')).trim();
    if (tree === (await git(root, 'rev-parse', `${first}^{tree}`)).trim() && parents.length === 1)
      return null;
    const { name, address } = partsOf(person);
    const names = Object.fromEntries(
      ['AUTHOR', 'COMMITTER'].flatMap((role) => [
        [`GIT_${role}_NAME`, name],
        [`GIT_${role}_EMAIL`, address],
      ]),
    );
    const after = parents.flatMap((parent) => ['-p', parent]);
    return (
      await gitWith(root, { env: names }, 'commit-tree', tree, ...after, '-m', reason)
    ).trim();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Commits the configuration in the name of a person after the commits of others that were taken in, on the branch of the
 * working copy; null where there are none to follow.
 */
export async function commitAfterOthers(
  root: string,
  taken: string | null,
  reason: string,
  person: string,
): Promise<string | null> {
  const [head, parents] = [await headOf(root), await parentsOfDraft(root, taken)];
  if (head === null || String(parents) === head) return null;
  const commit = (await draftCommit(root, parents, reason, person)) ?? parents[0];
  if (commit === undefined) return null;
  await git(root, 'update-ref', '-m', 'commit: Studio', 'HEAD', commit, head);
  await git(root, 'reset', '--quiet', '--', ...ROOMS);
  return commit;
}
