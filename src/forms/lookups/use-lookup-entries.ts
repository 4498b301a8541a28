import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

import type { Facts } from '#config/configuration-types.ts';
import { limitInForce } from '#config/limit-in-force.ts';
import { useFormContext } from '#forms/engine/form-context.ts';
import { wrongAnswers } from '#forms/engine/form-validator.ts';
import { useRested } from '#forms/engine/use-rested.ts';
import { type LookupEntry, lookups } from '#queries/lookups.ts';
import { type Lookup, lookupParams } from './lookup-params.ts';

const USUAL_KEEP_MINUTES = 5;
const MINUTE = 60_000;
const nothing: LookupEntry[] = [];

/** What a look-up reads, as the query of it; throws for an operation that src/queries does not read. */
export function lookupQuery(lookup: Lookup, params: string | null, facts: Facts) {
  const reader = lookups[lookup.operation];
  if (!reader) throw new Error(`No look-up reads "${lookup.operation}"`);
  const keep = (limitInForce(lookup.keepMinutes, facts) ?? USUAL_KEEP_MINUTES) * MINUTE;
  return {
    ...reader(JSON.parse(params ?? '{}')),
    enabled: params !== null,
    staleTime: keep,
    gcTime: Math.max(keep, USUAL_KEEP_MINUTES * MINUTE),
  };
}

/**
 * The entries that a look-up finds for the answers as they stand now, never for those of before. `params` says what
 * they were asked for; null while an answer that it takes is missing or wrong.
 */
export function useLookupEntries(lookup: Lookup, field: readonly string[]) {
  const { form, facts, answers: store } = useFormContext();
  const asked = useSyncExternalStore(store.subscribe, () => {
    const answers = store.read();
    const takesAnswers = Object.keys(lookup.params ?? {}).length > 0;
    const wrong = takesAnswers ? wrongAnswers(form, answers, facts) : new Set<string>();
    return lookupParams(lookup, field, { answers, facts, wrong });
  });
  const params = useRested(asked, limitInForce(lookup.debounceMs, facts) ?? 0);
  const { data, isError, isFetching, isPaused, refetch } = useQuery(
    lookupQuery(lookup, params, facts),
  );
  const state = () => {
    if (asked === null) return 'waiting';
    if (asked !== params) return 'loading';
    if (data) return 'ready';
    return (isError && !isFetching) || isPaused ? 'failed' : 'loading';
  };
  const now = state();
  return {
    state: now,
    params: asked,
    entries: now === 'ready' && data ? data : nothing,
    retry: () => void refetch(),
  } as const;
}

export type LookupEntries = ReturnType<typeof useLookupEntries>;
