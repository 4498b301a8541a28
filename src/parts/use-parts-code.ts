import { useEffect, useState } from 'react';
import type { PartEntry } from '#config/pages/screen-document.ts';
import { partNamed } from './catalogue.ts';

/**
 * True once the code of these parts is loaded, or has failed to load: a part that came later would push away those below
 * it. Of parts that are added afterwards nothing is awaited.
 */
export function usePartsCode(entries: readonly PartEntry[]): boolean {
  const parts = entries.map(({ part }) => partNamed(part));
  const [isSettled, setSettled] = useState(() => parts.every((part) => !part || part.state().here));
  useEffect(() => {
    if (isSettled) return;
    let isMounted = true;
    void Promise.allSettled(parts.map((part) => part?.load())).then(() => {
      if (isMounted) setSettled(true);
    });
    return () => {
      isMounted = false;
    };
  }, [isSettled, parts]);
  return isSettled;
}
