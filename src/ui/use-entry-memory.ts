import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';

const ENTRIES = 'history-entry';
const HOUR = 3_600_000;

/**
 * What a page keeps for the way back to its entry of the history, and how to keep another value (undefined for none). It
 * is in the memory of this tab, for an hour, and falls with the reads of the customer.
 */
export function useEntryMemory<Value>(
  page: string,
): readonly [before: Value | undefined, keep: (value: Value | undefined) => void] {
  const queryClient = useQueryClient();
  const { key } = useLocation();
  const [before] = useState(() => queryClient.getQueryData<Value>([ENTRIES, page, key]));
  const keep = useCallback(
    (value: Value | undefined) => {
      const queryKey = [ENTRIES, page, key];
      if (value === undefined) return queryClient.removeQueries({ queryKey, exact: true });
      queryClient.setQueryDefaults([ENTRIES], { gcTime: HOUR });
      queryClient.setQueryData(queryKey, value);
    },
    [queryClient, page, key],
  );
  return [before, keep];
}
