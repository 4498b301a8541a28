import type { HistoryEntry } from '#studio/publish-contract.ts';
import { entriesOf, git, gitLine, partsOf, ROOMS } from './run-git.ts';

const MOST_ENTRIES = 200;

/** The last commit of a folder; null without git, or before the first one. */
export const headOf = (root: string): Promise<string | null> =>
  gitLine(root, 'rev-parse', '--verify', '-q', 'HEAD');

/** True in a git repository with a commit. */
export const hasGit = async (root: string): Promise<boolean> => (await headOf(root)) !== null;

/** Commits the configuration, and nothing else, in the name of a person (`Name <address>`); null when nothing had changed. */
export async function commitConfiguration(
  root: string,
  reason: string,
  person: string,
): Promise<string | null> {
  await git(root, 'add', '-A', '--', ...ROOMS);
  const changed = await git(root, 'status', '--porcelain', '--', ...ROOMS);
  if (changed === '') return null;
  const { name, address } = partsOf(person);
  const identity = ['-c', `user.name=${name}`, '-c', `user.email=${address}`];
  await git(
    root,
    ...identity,
    'commit',
    '-q',
    '-m',
    reason,
    '--author',
    `${name} <${address}>`,
    '--',
    ...ROOMS,
  );
  return (await git(root, 'rev-parse', 'HEAD')).trim();
}

/** The commits that changed the configuration, the latest first; of a range such as `a..b` where one is given. */
export async function historyOf(root: string, range = 'HEAD'): Promise<HistoryEntry[]> {
  const format = '--format=%H%x1f%aI%x1f%an <%ae>%x1f%s';
  const log = await git(root, 'log', format, `-n${MOST_ENTRIES}`, range, '--', ...ROOMS);
  return log
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [id = '', at = '', by = '', reason = ''] = line.split('\x1f');
      return { id, at, by, reason };
    });
}

/** Paths of the files that the working copy has otherwise than a commit, or that only one of them has. */
export async function filesUnlike(root: string, id: string): Promise<string[]> {
  const [known, others] = await Promise.all([
    git(root, 'diff', '--name-only', '--no-renames', '-z', '--relative', id, '--', ...ROOMS),
    git(root, 'ls-files', '--others', '--exclude-standard', '-z', '--', ...ROOMS),
  ]);
  return entriesOf(`${known}${others}`);
}

/** Paths of the files that a commit changed. */
export async function filesChangedBy(root: string, id: string): Promise<string[]> {
  const list = await git(
    root,
    'diff-tree',
    '-r',
    '-z',
    '--relative',
    '--root',
    '--no-commit-id',
    '--name-only',
    id,
    '--',
    ...ROOMS,
  );
  return entriesOf(list);
}

/** The text of a file in a commit; null where it had none. */
export const textIn = (root: string, id: string, file: string): Promise<string | null> =>
  git(root, 'show', `${id}:./${file}`).catch(() => null);

/** The name of a commit in full; null where there is none of that name. Only names of commits get to git. */
export const commitNamed = (root: string, id: string): Promise<string | null> =>
  /^[0-9a-f]{7,40}$/.test(id)
    ? gitLine(root, 'rev-parse', '--verify', '-q', `${id}^{commit}`)
    : Promise.resolve(null);

/** The commit before a commit; null for the first one. */
export const parentOf = (root: string, id: string): Promise<string | null> =>
  gitLine(root, 'rev-parse', '--verify', '-q', `${id}^`);
