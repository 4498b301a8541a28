import { useEffect, useSyncExternalStore } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
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

  useEffect(() => {
    const refused = scripts.filter(({ category }) => !allowed.has(category));
    eraseStored(refused.flatMap(({ cookies = [] }) => cookies));
  }, [scripts, allowed]);
  useEffect(() => {
    if (isWithdrawn && !holdsTyped(document)) window.location.reload();
  }, [isWithdrawn]);
  useEffect(() => {
    if (!mayLoad) return;
    const wanted = scripts.filter(({ category }) => allowed.has(category));
    if (wanted.length > 0) return whenIdle(() => wanted.forEach(loadThirdParty));
  }, [scripts, allowed, mayLoad]);
  return isWithdrawn;
}
