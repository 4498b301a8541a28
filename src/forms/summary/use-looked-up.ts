import { useQuery } from '@tanstack/react-query';
import type { Facts } from '#config/configuration-types.ts';
import type { Answers } from '#domain/submission.ts';
import { type Lookup, lookupParams } from '#forms/lookups/lookup-params.ts';
import { lookupQuery } from '#forms/lookups/lookup-query.ts';
import { useOwnEntries } from '#forms/lookups/own-products.ts';
import type { LookupEntry } from '#queries/lookups.ts';

interface ChosenEntry {
  lookup: Lookup;
  /** Path of the field. */
  field: readonly string[];
  value: unknown;
  /** All answers of the form: the look-up takes them. */
  answers: Answers;
  facts: Facts;
}

const nothing = new Set<string>();

/** The entry of a look-up that an answer stands for; undefined until it is fetched, and where it no longer can be. */
export function useLookedUp({ lookup, field, value, answers, facts }: ChosenEntry): {
  entry: LookupEntry | undefined;
  isLoading: boolean;
} {
  const params = lookupParams(lookup, field, { answers, facts, wrong: nothing });
  const { data, isLoading } = useQuery(lookupQuery(lookup, params, facts));
  const ownEntries = useOwnEntries(lookup.operation, facts.settings);
  const { value: member = 'id' } = lookup;
  const entries = data && ownEntries(data);
  const entry = entries?.find((one) => String(one[member]) === String(value));
  return { entry, isLoading };
}
