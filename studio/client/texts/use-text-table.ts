import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useStudio } from '#studio/client/state/studio.ts';
import { useRevision } from '#studio/client/state/use-revision.ts';
import type { TextTable } from '#studio/texts-contract.ts';
import { useStored } from '#ui/use-stored.ts';
import { withSameRows } from './same-rows.ts';
import type { LanguagePair } from './text-calls.ts';

interface LoadedTable {
  table: TextTable | undefined;
  /** Key -> what the original said when it was translated. */
  outdated: ReadonlyMap<string, string>;
  /** True where the table has all that was sent. */
  isFresh: boolean;
  isFailed: boolean;
  /** Reads again what is outdated. */
  reread: () => void;
}

const NONE: ReadonlyMap<string, string> = new Map();

/** All texts of two languages as they are now. The table of before stays until then, and while changes are on their way. */
export function useTextTable(pair: LanguagePair): LoadedTable {
  const { api, server, queue, pending } = useStudio();
  const revision = useRevision();
  const { state } = useStored(server);
  const isIdle = useStored(queue.store).waiting.length === 0;
  const isPaused = useStored(pending.count) === 0;
  const partner = state?.partner ?? null;
  const last = useRef<TextTable>(undefined);
  const key = [partner, pair.from, pair.to, revision] as const;
  const rest = { gcTime: 0, enabled: isIdle && isPaused, retry: false } as const;
  const { data, isPlaceholderData, isError } = useQuery({
    ...rest,
    queryKey: ['preview', 'texts', ...key],
    queryFn: async () => {
      last.current = withSameRows(last.current, await api.texts.table(pair));
      return last.current;
    },
    structuralSharing: false,
    placeholderData: (before: TextTable | undefined) => before,
  });
  const found = useQuery({
    ...rest,
    queryKey: ['preview', 'outdated-texts', ...key],
    queryFn: () => api.texts.outdated(pair),
    enabled: rest.enabled && data !== undefined && !isPlaceholderData,
    placeholderData: (before) => before,
  });
  const texts = found.data?.texts;
  const outdated = useMemo(
    () => (texts ? new Map(texts.map(({ key: name, was }) => [name, was])) : NONE),
    [texts],
  );
  return {
    ...{ table: data, outdated, isFailed: isError },
    isFresh: isIdle && data !== undefined && !isPlaceholderData,
    reread: () => void found.refetch(),
  };
}
