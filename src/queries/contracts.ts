import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from '#api/answer.ts';
import { apiClient } from '#api/client.ts';
import type { ContractType } from '#domain/contract.ts';
import { readContractPage, readContractReferences } from './contract-answers.ts';

export interface ContractsWanted {
  type: ContractType;
  /** How many to skip, and how many to bring at most. */
  offset: number;
  limit: number;
  /** Part of a contract number, CUPS or address; empty for all. */
  search: string;
}

/**
 * A page of contracts. Another page or search cancels the one under way and keeps what is shown until
 * it comes, within one kind of supply.
 */
export const contractsQuery = (wanted: ContractsWanted) =>
  queryOptions({
    queryKey: ['contracts', 'list', wanted] as const,
    queryFn: async ({ signal }) => {
      const { search, ...query } = wanted;
      const answer = await unwrap(
        apiClient.GET('/v2/contracts', {
          params: { query: search ? { ...query, filter: search } : query },
          signal,
        }),
      );
      return readContractPage(answer, wanted.type);
    },
    placeholderData: (previous, query) =>
      query?.queryKey[2].type === wanted.type ? keepPreviousData(previous) : undefined,
  });

/** Numbers of all contracts of the customer. */
export const contractReferencesQuery = () =>
  queryOptions({
    queryKey: ['contracts', 'references'],
    queryFn: async ({ signal }) =>
      readContractReferences(await unwrap(apiClient.GET('/v1/contracts/list-info/', { signal }))),
  });
