import { useQuery } from '@tanstack/react-query';
import { useStudio } from '#studio/client/state/studio.ts';
import { useRevision } from '#studio/client/state/use-revision.ts';
import type { Exchange } from '#studio/exchange-contract.ts';

/** Git may get commits without a file changing. */
const AGAIN_MS = 60_000;

/** What others committed, by what git has here; undefined before that is known. */
export function useExchange(): Exchange | undefined {
  const { api } = useStudio();
  const { data } = useQuery({
    queryKey: ['preview', 'exchange', useRevision()],
    queryFn: api.exchange.read,
    staleTime: 0,
    refetchInterval: AGAIN_MS,
    placeholderData: (before: Exchange | undefined) => before,
  });
  return data;
}
