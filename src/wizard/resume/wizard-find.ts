import { hasWebLocks, holdRun } from '#wizard/run/wizard-lock.ts';
import { dropRun, runOfTab, type StoredRun, storedRuns } from './wizard-store.ts';

/** A stored run that this tab holds now. */
export interface FoundRun {
  stored: StoredRun;
  /** Releases it for other tabs. */
  release: () => void;
  /** Deletes it. */
  forget: () => void;
}

/** True when there may be a stored run to continue. */
export function hasStoredRun(wizard: string, owner: string, keepMinutes: number): boolean {
  return storedRuns(wizard, owner, keepMinutes).length > 0;
}

/**
 * The stored run to offer: this tab's own, else the latest that no open tab holds; `elsewhere` where other tabs hold all
 * there are. Without Web Locks only this tab's own.
 */
export async function findRun(
  wizard: string,
  owner: string,
  keepMinutes: number,
): Promise<FoundRun | 'elsewhere' | null> {
  const own = runOfTab(wizard);
  const runs = storedRuns(wizard, owner, keepMinutes);
  const inOrder = [
    ...runs.filter(({ id }) => id === own),
    ...(hasWebLocks() ? runs.filter(({ id }) => id !== own) : []),
  ];
  for (const stored of inOrder) {
    const release = await holdRun(stored.id);
    if (!release) continue;
    const forget = () => {
      dropRun(stored.id);
      release();
    };
    return { stored, release, forget };
  }
  return inOrder.length > 0 ? 'elsewhere' : null;
}
