import { notifyManager, type Query, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

/** What is read for the first time. */
const first = { predicate: ({ state }: Query) => state.status === 'pending' };

/**
 * True once everything that the page shows has been loaded, or has failed: what is loaded and shown after that, below
 * it, delays nothing and is not moved.
 */
export function usePageSettled(): boolean {
  const queryClient = useQueryClient();
  const [isSettled, setSettled] = useState(false);
  // Whether anything is read, not how much: a page may read dozens of things.
  const isReading = useSyncExternalStore(
    useCallback(
      (onChange) => queryClient.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
      [queryClient],
    ),
    () => !isSettled && queryClient.isFetching(first) > 0,
    () => true,
  );
  useEffect(() => {
    if (isReading) return;
    // Data that has just arrived may start another query, of the settings too, once its components have rendered.
    const timer = setTimeout(() => {
      if (queryClient.isFetching(first) === 0) setSettled(true);
    });
    return () => clearTimeout(timer);
  }, [isReading, queryClient]);
  return isSettled;
}
