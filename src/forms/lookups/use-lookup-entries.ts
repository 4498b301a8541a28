import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { limitInForce } from '#config/limit-in-force.ts';
import { wrongAnswers } from '#forms/engine/errors/form-validator.ts';
import { useFormContext } from '#forms/engine/form-context.ts';
import { useDebounced } from '#forms/engine/use-debounced.ts';
import type { LookupEntry } from '#queries/lookups.ts';
import { useStored } from '#ui/use-stored.ts';
import { type Lookup, lookupParams } from './lookup-params.ts';
import { lookupQuery } from './lookup-query.ts';
import { useOwnEntries } from './own-products.ts';

const nothing: LookupEntry[] = [];

/**
 * The entries that a look-up finds for the current answers, never for previous ones. `params` are the parameters of
 * the request; null while an answer that it takes is missing or wrong.
 */
export function useLookupEntries(lookup: Lookup, field: readonly string[]) {
  const { form, facts, answers: store } = useFormContext();
  const read = () => {
    const answers = store.read();
    const takesAnswers = Object.keys(lookup.params ?? {}).length > 0;
    const wrong = takesAnswers ? wrongAnswers(form, answers, facts) : new Set<string>();
    return lookupParams(lookup, field, { answers, facts, wrong });
  };
  const current = useStored({ subscribe: store.subscribe, read });
  const params = useDebounced(current, limitInForce(lookup.debounceMs, facts) ?? 0);
  const { data, isError, isFetching, isPaused, refetch } = useQuery(
    lookupQuery(lookup, params, facts),
  );
  const ownEntries = useOwnEntries(lookup.operation, facts.settings);
  const entries = useMemo(() => data && ownEntries(data), [data, ownEntries]);
  const state = () => {
    if (current === null) return 'waiting';
    if (current !== params) return 'loading';
    if (entries) return 'ready';
    return (isError && !isFetching) || isPaused ? 'failed' : 'loading';
  };
  const now = state();
  return {
    state: now,
    params: current,
    entries: now === 'ready' && entries ? entries : nothing,
    retry: () => void refetch(),
  } as const;
}

export type LookupEntries = ReturnType<typeof useLookupEntries>;
