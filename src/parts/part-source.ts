import { useQuery } from '@tanstack/react-query';
import { useFacts } from '#config/facts-provider.tsx';
import { valueAt } from '#domain/values/value-at.ts';
import { pathOfAddress } from '#forms/engine/field-address.ts';
import { type Lookup, lookupParams } from '#forms/lookups/lookup-params.ts';
import { lookupQuery } from '#forms/lookups/lookup-query.ts';
import type { LookupEntry } from '#queries/lookups.ts';
import type { PartPlace } from './part-place.ts';

/** What a part reads: an operation of the API with its parameters, which are facts or constants. */
export type PartSource = Pick<Lookup, 'operation' | 'read' | 'params'>;

const none: ReadonlySet<string> = new Set();
const nothing: LookupEntry[] = [];

/** The query of what a part reads: nothing is found while a fact that it needs as a parameter is missing. */
export function usePartEntries(source: PartSource, { subject }: PartPlace) {
  const facts = useFacts(subject);
  const params = lookupParams(source, [], { answers: {}, facts, wrong: none });
  const query = useQuery(lookupQuery(source, params, facts));
  return params === null ? { ...query, data: nothing } : query;
}

/** The value of a member of an entry. */
export const memberOf = (entry: LookupEntry, address: string): unknown =>
  valueAt(entry, pathOfAddress(address, []));
