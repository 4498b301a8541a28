import type { Clash } from '#studio/exchange-contract.ts';
import type { HistoryEntry } from '#studio/publish-contract.ts';
import { merged } from '../files/three-way.ts';
import { isConfigurationFile, type WorkingCopy } from '../files/working-copy.ts';
import type { JournalEntry } from '../history/journal.ts';
import { headOf, historyOf, textIn } from '../publish/git.ts';
import type { Texts } from '../publish/restored.ts';
import { entriesOf, git, gitLine, ROOMS } from '../publish/run-git.ts';
import { takenIn } from './taken-in.ts';

/** Commits of others that the working copy does not have. */
export interface OthersCommits {
  /** What the working copy and they have in common. */
  from: string;
  to: string;
  commits: HistoryEntry[];
  /** True where the branch of this copy has them, and only its files do not. */
  isBehind: boolean;
}

/** The branch that the working copy follows, such as `origin/main`; null for none. */
export const followedBranch = (root: string): Promise<string | null> =>
  gitLine(root, 'rev-parse', '--abbrev-ref', '--symbolic-full-name', '@{upstream}');

export const isAncestor = async (root: string, one: string, other: string): Promise<boolean> =>
  (await gitLine(root, 'merge-base', '--is-ancestor', one, other)) !== null;

/**
 * The commits of others by what git has here, without its server; null where there are none. `taken` is the commit up to
 * which they were taken in before.
 */
export async function othersCommits(
  root: string,
  copy: WorkingCopy,
  taken: string | null,
): Promise<OthersCommits | null> {
  const found = await rangeOfOthers(root, taken);
  if (!found) return null;
  const commits = await historyOf(root, `${found.from}..${found.to}`);
  if (commits.length === 0) return null;
  const { texts, clashes } = await takenOver(root, copy, found);
  return texts.size > 0 || clashes.length > 0 ? { ...found, commits } : null;
}

/** From which commit to which others went on; null where they did not. */
export async function rangeOfOthers(root: string, taken: string | null): Promise<Range | null> {
  const head = await headOf(root);
  if (head === null) return null;
  return (await movedHead(root, head, taken)) ?? (await followed(root, head, taken)) ?? null;
}

/** True where to publish would take commits of others back. */
export const isBehindOthers = async (
  root: string,
  copy: WorkingCopy,
  entries: readonly JournalEntry[],
): Promise<boolean> => (await othersCommits(root, copy, takenIn(entries)))?.isBehind ?? false;

type Range = Omit<OthersCommits, 'commits'>;

const MOST_MOVES = '20';

/**
 * Where the last commit was put here from elsewhere, as by a push into this copy: git's index is still as an earlier one.
 * Git itself moves files and index together.
 */
async function movedHead(
  root: string,
  head: string,
  taken: string | null,
): Promise<Range | undefined> {
  if (taken === head || (await isIndex(root, head))) return undefined;
  const moves = await gitLine(root, 'log', '-g', '--format=%H', `-n${MOST_MOVES}`, 'HEAD');
  for (const from of new Set(moves?.split('\n').filter(Boolean)))
    if (from !== head && (await isAncestor(root, from, head)) && (await isIndex(root, from)))
      return { from, to: head, isBehind: true };
  return undefined;
}

const isIndex = async (root: string, commit: string) =>
  (await gitLine(root, 'diff', '--cached', '--quiet', commit, '--', ...ROOMS)) !== null;

async function followed(
  root: string,
  head: string,
  taken: string | null,
): Promise<Range | undefined> {
  const to = await gitLine(root, 'rev-parse', '--verify', '-q', '@{upstream}');
  if (to === null || (await isAncestor(root, to, head))) return undefined;
  const isLater = taken !== null && (await isAncestor(root, taken, to));
  const from = isLater ? taken : await gitLine(root, 'merge-base', head, to);
  return from === null || from === to ? undefined : { from, to, isBehind: false };
}

type Choices = readonly { file: string; path: readonly unknown[]; use: 'mine' | 'theirs' }[];

/** What the files of the working copy come to with the commits of others, and what is to be chosen first. */
export async function takenOver(
  root: string,
  copy: WorkingCopy,
  { from, to }: Pick<OthersCommits, 'from' | 'to'>,
  choices: Choices = [],
): Promise<{ texts: Texts; clashes: Clash[] }> {
  const texts: Texts = new Map();
  const clashes: Clash[] = [];
  for (const file of (await filesBetween(root, from, to)).filter(isConfigurationFile)) {
    const [base, theirs] = await Promise.all([textIn(root, from, file), textIn(root, to, file)]);
    const mine = copy.read(file);
    const choice = (path: readonly unknown[]) =>
      choices.find((one) => one.file === file && String(one.path) === String(path))?.use;
    if (mine === theirs) continue;
    const both =
      mine === base
        ? { text: theirs, clashes: [] }
        : base === theirs || base === null || mine === null || theirs === null
          ? null
          : merged(base, mine, theirs, choice);
    if (both) {
      if (both.text !== mine) texts.set(file, both.text);
      for (const { path, mine: here, theirs: there } of both.clashes)
        clashes.push({
          ...{ file, path },
          ...(here !== undefined && { mine: here }),
          ...(there !== undefined && { theirs: there }),
        });
      continue;
    }
    // One of them has no such file, or it is no JSON: it is taken whole.
    const use = choice([]);
    if (use === 'theirs') texts.set(file, theirs);
    if (!use)
      clashes.push({
        ...{ file, path: [] },
        ...(mine !== null && { mine }),
        ...(theirs !== null && { theirs }),
      });
  }
  return { texts, clashes };
}

async function filesBetween(root: string, from: string, to: string): Promise<string[]> {
  const options = ['--name-only', '--no-renames', '--relative', '-z'];
  return entriesOf(await git(root, 'diff', ...options, from, to, '--', ...ROOMS));
}
