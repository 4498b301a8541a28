import { useQuery } from '@tanstack/react-query';
import type { Facts } from '#config/configuration-types.ts';
import { limitInForce } from '#config/limit-in-force.ts';
import { wrongAnswers } from '#forms/engine/errors/form-validator.ts';
import { useFormContext } from '#forms/engine/form-context.ts';
import { useDebounced } from '#forms/engine/use-debounced.ts';
import { type LookupEntry, lookups } from '#queries/lookups.ts';
import { describedLookup } from '#queries/read/described-lookup.ts';
import type { LookupParams } from '#queries/read/lookup-read.ts';
import { useStored } from '#ui/use-stored.ts';
import { type Lookup, lookupParams } from './lookup-params.ts';

const USUAL_KEEP_MINUTES = 5;
const MINUTE = 60_000;
const nothing: LookupEntry[] = [];

/** The query of a look-up; throws for an operation that neither src/queries nor the description of the API can read. */
function queryOf({ operation, read }: Lookup, params: LookupParams) {
  const reader = lookups[operation];
  if (reader) return reader(params);
  if (read) return describedLookup(operation, read, params);
  throw new Error(`No look-up reads "${operation}"`);
}

/** The query of a look-up; throws for an operation that `queryOf` cannot read. */
export function lookupQuery(lookup: Lookup, params: string | null, facts: Facts) {
  const keep = (limitInForce(lookup.keepMinutes, facts) ?? USUAL_KEEP_MINUTES) * MINUTE;
  return {
    ...queryOf(lookup, JSON.parse(params ?? '{}')),
    enabled: params !== null,
    staleTime: keep,
    gcTime: Math.max(keep, USUAL_KEEP_MINUTES * MINUTE),
  };
}

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
  const state = () => {
    if (current === null) return 'waiting';
    if (current !== params) return 'loading';
    if (data) return 'ready';
    return (isError && !isFetching) || isPaused ? 'failed' : 'loading';
  };
  const now = state();
  return {
    state: now,
    params: current,
    entries: now === 'ready' && data ? data : nothing,
    retry: () => void refetch(),
  } as const;
}

export type LookupEntries = ReturnType<typeof useLookupEntries>;
