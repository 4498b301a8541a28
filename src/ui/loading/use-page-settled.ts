import { notifyManager, type Query, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

/** What is read for the first time. */
const first = { predicate: ({ state }: Query) => state.status === 'pending' };

/**
 * True from when everything that the page shows has been read, or has failed: what is read and shown after that, below
 * it, keeps nobody waiting and is not pushed away.
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
    // What has just come may begin another read, of the settings too, once all that shows it has been drawn.
    const timer = setTimeout(() => {
      if (queryClient.isFetching(first) === 0) setSettled(true);
    });
    return () => clearTimeout(timer);
  }, [isReading, queryClient]);
  return isSettled;
}
