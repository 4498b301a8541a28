import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { Actor, ActorOptions, AnyStateMachine, Snapshot, StateFrom } from 'xstate';
import type { ReadKey } from '#queries/read/query-keys.ts';
import { useLocation } from '#ui/address/use-address.ts';

const ENTRIES = 'history-entry';
const HOUR = 3_600_000;

/** What a snapshot is for a return by the history: a result to restore, none, or under way from one to another. */
export type Place = 'result' | 'none' | 'under way';

interface EntryMachine<Machine extends AnyStateMachine> {
  snapshot: StateFrom<Machine>;
  send: Actor<Machine>['send'];
  /** True when it continues from the snapshot stored for this history entry. */
  isRestored: boolean;
}

/**
 * A machine whose result is restored for a visitor who returns to its page by the history. Its snapshot is stored by
 * history entry in the query cache of this tab, for an hour, and is removed with the customer's queries.
 */
export function useEntryMachine<Machine extends AnyStateMachine>(
  page: string,
  machine: Machine,
  placeOf: (snapshot: StateFrom<Machine>) => Place,
  options?: ActorOptions<Machine>,
): EntryMachine<Machine> {
  const queryClient = useQueryClient();
  const { key } = useLocation();
  const [before] = useState(() =>
    queryClient.getQueryData<Snapshot<unknown>>([ENTRIES, page, key]),
  );
  // The type of the options depends on the machine, which is not known here.
  const all = [{ ...options, ...(before && { snapshot: before }) }] as never;
  const [snapshot, send, actor] = useMachine<Machine>(machine, ...all);
  const place = placeOf(snapshot);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each snapshot is another one to come back to
  useEffect(() => {
    const queryKey: ReadKey = [ENTRIES, page, key];
    if (place === 'none') queryClient.removeQueries({ queryKey, exact: true });
    if (place !== 'result') return;
    queryClient.setQueryDefaults([ENTRIES], { gcTime: HOUR });
    queryClient.setQueryData(queryKey, actor.getPersistedSnapshot());
  }, [snapshot, place, actor, queryClient, page, key]);
  return { snapshot, send, isRestored: before !== undefined };
}
