import { useEffect, useEffectEvent } from 'react';
import { onReconnect } from '#config/connection.ts';
import { isOffline, type Problem } from '#domain/problem.ts';

/** Tries again by itself when the connection is back, if the problem was that there was none. */
export function useRetryOnReconnect(problem: Problem | null, retry: (() => void) | undefined) {
  const again = useEffectEvent(() => retry?.());
  const kind = problem && isOffline(problem) ? problem.kind : null;
  useEffect(() => {
    if (kind === null) return;
    return onReconnect(() => again(), kind === 'unreachable');
  }, [kind]);
}
