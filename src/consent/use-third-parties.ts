import { useEffect, useSyncExternalStore } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import type { ConsentedScript } from '#domain/settings/settings-types.ts';
import { whenIdle } from '#ui/loading/when-idle.ts';
import type { Category } from './consent-record.ts';
import { eraseStored } from './stored-things.ts';
import { loadThirdParty, onThirdParty, thirdParties } from './third-parties.ts';
import { holdsTyped } from './typed.ts';

const none: ReadonlySet<Category> = new Set();

const countOf = () => thirdParties().length;

/**
 * Loads the scripts that the customer agreed to once the page is idle, and erases the entries that the others stored. A
 * loaded script whose consent was withdrawn is removed by a reload of the page, unless input would be lost; then this
 * returns true.
 */
export function useThirdParties(granted: ReadonlySet<Category> | null, mayLoad: boolean): boolean {
  const { scripts } = useFacts().settings;
  const allowed = granted ?? none;
  useSyncExternalStore(onThirdParty, countOf, countOf);
  const isWithdrawn = thirdParties().some(({ category }) => !allowed.has(category));

  useErasedEntries(scripts, allowed);
  useReloadWithout(isWithdrawn);
  useLoadedScripts(scripts, mayLoad ? allowed : none);
  return isWithdrawn;
}

type Scripts = readonly ConsentedScript[];

/** Erases what the scripts without consent stored. */
function useErasedEntries(scripts: Scripts, allowed: ReadonlySet<Category>): void {
  useEffect(() => {
    const refused = scripts.filter(({ category }) => !allowed.has(category));
    eraseStored(refused.flatMap(({ cookies = [] }) => cookies));
  }, [scripts, allowed]);
}

/** Reloads the page without the scripts whose consent was withdrawn, unless input would be lost. */
function useReloadWithout(isWithdrawn: boolean): void {
  useEffect(() => {
    if (isWithdrawn && !holdsTyped(document)) window.location.reload();
  }, [isWithdrawn]);
}

/** Loads the scripts with consent once the page is idle. */
function useLoadedScripts(scripts: Scripts, allowed: ReadonlySet<Category>): void {
  useEffect(() => {
    const wanted = scripts.filter(({ category }) => allowed.has(category));
    if (wanted.length > 0) return whenIdle(() => wanted.forEach(loadThirdParty));
  }, [scripts, allowed]);
}
