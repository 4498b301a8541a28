import { useQuery } from '@tanstack/react-query';
import { useFacts } from '#config/facts-provider.tsx';
import { pathOfAddress, valueAt } from '#forms/engine/field-address.ts';
import { type Lookup, lookupParams } from '#forms/lookups/lookup-params.ts';
import { lookupQuery } from '#forms/lookups/lookup-query.ts';
import type { LookupEntry } from '#queries/lookups.ts';
import type { PartPlace } from './part-place.ts';

/** What a part reads: an operation of the API with its parameters, which are facts or constants. */
export type PartSource = Pick<Lookup, 'operation' | 'read' | 'params'>;

const none: ReadonlySet<string> = new Set();

/** The query of what a part reads. It waits for facts that it needs as parameters. */
export function usePartEntries(source: PartSource, { subject }: PartPlace) {
  const facts = useFacts(subject);
  return useQuery(
    lookupQuery(source, lookupParams(source, [], { answers: {}, facts, wrong: none }), facts),
  );
}

/** The value of a member of an entry. */
export const memberOf = (entry: LookupEntry, address: string): unknown =>
  valueAt(entry, pathOfAddress(address, []));
