import { type ComponentType, useEffect, useState } from 'react';

/**
 * A component whose code is loaded once it is wanted; null until then. Code that fails to load leaves the page as it
 * is, and is requested again the next time it is wanted.
 */
export function useLoadedComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
): ComponentType<Props> | null {
  const [component, setComponent] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isMounted = true;
    load().then(
      (loaded) => isMounted && setComponent(() => loaded),
      (failure: unknown) => console.warn('A part of the page could not be loaded', failure),
    );
    return () => {
      isMounted = false;
    };
  }, [load, isWanted]);
  return component;
}
