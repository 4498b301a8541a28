import { useEffect, useEffectEvent, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** True once the page has been idle, counted from the moment that `mayBegin` is true. */
export function useIsIdle(mayBegin = true): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => (mayBegin ? whenIdle(() => setIdle(true)) : undefined), [mayBegin]);
  return isIdle;
}

/** Prefetches what `needed` needs once the page is idle, again for another value, and nothing for a missing one. */
export function useIdlePrefetch<Needed>(
  needed: Needed | null | undefined | false,
  prefetch: (needed: Needed) => void,
): void {
  const prefetchNow = useEffectEvent(prefetch);
  useEffect(() => {
    if (needed) return whenIdle(() => prefetchNow(needed));
  }, [needed]);
}
