import { type QueryClient, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import { activeFirst, type ContractSummary, type ContractType } from '#domain/contract.ts';
import { referenceOf } from '#domain/contract-reference.ts';
import { contractSummary, summaryOf } from './contract-summaries.ts';
import type { ListPage, ListWanted } from './list-page.ts';
import { list, readAnswer } from './read-answer.ts';

/** A page of contracts of a kind of supply, active ones first; `search` matches number, CUPS and address. */
export const contractsQuery = ({
  type,
  offset,
  limit,
  search,
}: ListWanted & { type: ContractType }) =>
  queryOptions({
    queryKey: ['contracts', 'list', type, offset, limit, search] as readonly unknown[],
    queryFn: async ({ signal }): Promise<ListPage<ContractSummary>> => {
      const query = { type, offset, limit, ...(search && { filter: search }) };
      const page = await readAnswer(
        apiClient.GET('/v2/contracts', { params: { query }, signal }),
        v.object({ items: list('contract', contractSummary), n_items: v.number() }),
      );
      const rows = activeFirst(page.items.map((row) => summaryOf(row, type)));
      return { rows, total: page.n_items };
    },
  });

/** A contract of a list that was read before, by what an answer calls it; undefined for one of no such list. */
export function listedContract(
  queryClient: QueryClient,
  reference: string,
): ContractSummary | undefined {
  return queryClient
    .getQueriesData<ListPage<ContractSummary>>({ queryKey: ['contracts', 'list'] })
    .flatMap(([, page]) => page?.rows ?? [])
    .find((row) => referenceOf(row) === reference);
}
