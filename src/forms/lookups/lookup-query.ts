import type { Facts } from '#config/configuration-types.ts';
import { limitInForce } from '#config/limit-in-force.ts';
import { lookups } from '#queries/lookups.ts';
import { describedLookup } from '#queries/read/described-lookup.ts';
import type { LookupParams } from '#queries/read/lookup-read.ts';
import type { Lookup } from './lookup-params.ts';

const USUAL_KEEP_MINUTES = 5;
const MINUTE = 60_000;

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
