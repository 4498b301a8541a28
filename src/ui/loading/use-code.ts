import { useEffect, useSyncExternalStore } from 'react';
import type { Code } from '#config/code-loading.ts';
import type { Problem } from '#domain/problem.ts';
import { useRetryOnReconnect } from '#ui/feedback/use-retry-on-reconnect.ts';

/**
 * Code that is loaded once it is wanted, and again by itself when the connection is back; null until it is here.
 */
export function useCode<T>(
  code: Code<T>,
  isWanted = true,
): { here: T | null; problem: Problem | null } {
  const { here, error } = useSyncExternalStore(code.subscribe, code.state, code.atFirst);
  const problem = error?.problem ?? null;
  useEffect(() => {
    if (isWanted && !code.state().here) code.prefetch();
  }, [code, isWanted]);
  useRetryOnReconnect(isWanted ? problem : null, code.prefetch);
  return { here, problem };
}
