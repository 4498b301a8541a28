import type { JournalEntry } from '../history/journal.ts';

const MARK = 'taken in ';

/** Mark of the change that takes the commits up to one in. */
export const markOf = (commit: string): string => MARK + commit;

/** The last commit up to which those of others were taken in, and that was not undone; null for none. */
export function takenIn(entries: readonly JournalEntry[]): string | null {
  const steps = new Map<number, { commit: string; isUndone: boolean }>();
  for (const { id, kind, mark, of = 0 } of entries) {
    if (kind === 'change' && mark?.startsWith(MARK))
      steps.set(id, { commit: mark.slice(MARK.length), isUndone: false });
    const step = kind === 'change' ? undefined : steps.get(of);
    if (step) step.isUndone = kind === 'undo';
  }
  return [...steps.values()].findLast(({ isUndone }) => !isUndone)?.commit ?? null;
}
