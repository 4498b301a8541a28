import { useEffect, useRef } from 'react';
import { onReconnect } from '#config/connection.ts';
import type { Problem } from '#domain/problem.ts';

/** Tries again by itself when the connection is back, if the problem was that there was none. */
export function useRetryOnReconnect(problem: Problem | null, retry: (() => void) | undefined) {
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });
  const kind = problem?.kind;
  useEffect(() => {
    if (kind !== 'unreachable' && kind !== 'no-answer') return;
    return onReconnect(() => latest.current?.(), kind === 'unreachable');
  }, [kind]);
}
