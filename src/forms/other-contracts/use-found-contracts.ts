import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useContractTypes } from '#config/contract-types.ts';
import type { ContractSummary, ContractType } from '#domain/contract/contract.ts';
import { contractsQuery } from '#queries/contracts/contracts.ts';
import type { ListPage } from '#queries/read/list-page.ts';

interface FoundContracts {
  pages: { type: ContractType; page: ListPage<ContractSummary> }[];
  isPending: boolean;
  hasFailed: boolean;
}

/** Contracts of each kind of supply that a text finds, the first of them. */
export function useFoundContracts(search: string, limit: number): FoundContracts {
  const all = useContractTypes();
  // Those of electricity include them.
  const types = all.filter((type) => type !== 'multipoint' || !all.includes('electricity'));
  return useQueries({
    queries: types.map((type) => ({
      ...contractsQuery({ type, offset: 0, limit, search }),
      placeholderData: keepPreviousData<ListPage<ContractSummary>>,
    })),
    combine: (reads) => ({
      pages: reads.flatMap(({ data }, place) => {
        const type = types[place];
        return data && type ? [{ type, page: data }] : [];
      }),
      isPending: reads.some(({ isPending }) => isPending),
      hasFailed: reads.some(({ isError }) => isError),
    }),
  });
}
