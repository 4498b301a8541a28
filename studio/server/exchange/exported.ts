import type { ExportedPatch } from '#studio/exchange-contract.ts';
import { git, gitLine } from '../publish/run-git.ts';
import { draftCommit } from './draft-commit.ts';

/** What a branch or a patch is made of. */
interface Draft {
  root: string;
  parents: readonly string[];
  /** Message of the commit. */
  reason: string;
  /** `Name <address>`. */
  person: string;
}

const BRANCH = /^studio\/[a-z0-9-]{1,80}$/;

/** True for the name of a branch that the Studio makes. */
export const isOwnBranch = (name: string): boolean => BRANCH.test(name);

/** Makes a branch of what is changed, and leaves working copy and index as they are; null where nothing is. */
export async function exportedBranch(
  { root, parents, reason, person }: Draft,
  today = new Date().toISOString().slice(0, 10),
): Promise<string | null> {
  const commit = await draftCommit(root, parents, reason, person);
  if (commit === null) return null;
  const name = `studio/${today}-${slugOf(reason)}`;
  for (let number = 1; ; number++) {
    const branch = number === 1 ? name : `${name}-${number}`;
    if ((await gitLine(root, 'rev-parse', '--verify', '-q', `refs/heads/${branch}`)) !== null)
      continue;
    // Git refuses where another has made it meanwhile.
    await git(root, 'branch', '--no-track', branch, commit);
    return branch;
  }
}

/** What is changed as a patch with message and name, for `git apply` and `git am`; null where nothing is. */
export async function exportedPatch({
  root,
  parents: [first = ''],
  reason,
  person,
}: Draft): Promise<ExportedPatch | null> {
  const commit = await draftCommit(root, [first], reason, person);
  if (commit === null) return null;
  const plain = ['--no-color', '--no-ext-diff', '--no-textconv', '--no-attach', '--no-signature'];
  const prefixes = ['--src-prefix=a/', '--dst-prefix=b/'];
  const args = ['-1', '--stdout', '--binary', '--full-index', ...plain, ...prefixes, commit];
  return { name: `${slugOf(reason)}.patch`, patch: await git(root, 'format-patch', ...args) };
}

const LONGEST = 40;

/** Words as a name of files and branches. */
function slugOf(words: string): string {
  const plain = words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const slug = plain.replace(/[^a-z0-9]+/g, '-').slice(0, LONGEST);
  return slug.replace(/^-+|-+$/g, '') || 'cambios';
}
