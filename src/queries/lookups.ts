import type { UseQueryOptions } from '@tanstack/react-query';
import { ibansQuery } from './ibans.ts';

/** One entry that a look-up offers; the form document says which member is the value and which the label. */
export type LookupEntry = Record<string, unknown>;

/** What a look-up reads, ready for `useQuery`. */
export type LookupQuery = Pick<
  UseQueryOptions<LookupEntry[], Error, LookupEntry[], readonly unknown[]>,
  'queryKey' | 'queryFn' | 'staleTime'
>;

/**
 * Reads that a form document may name in `ui:lookup` by operationId, with parameters taken from answers.
 * Entries keep the API's own member names: the form document addresses them.
 */
export const lookups: Record<string, (params: Record<string, string>) => LookupQuery> = {
  listIbans: ibansQuery,
};
