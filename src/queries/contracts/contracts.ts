import { type QueryClient, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import { activeFirst, type ContractSummary, type ContractType } from '#domain/contract/contract.ts';
import { referenceOf } from '#domain/contract/contract-reference.ts';
import type { components } from '#openapi/generated/types.ts';
import type { ListPage, ListWanted } from '#queries/read/list-page.ts';
import type { ReadKey } from '#queries/read/query-keys.ts';
import { list, optional, readAnswer } from '#queries/read/read-answer.ts';
import { contractSummary, summaryOf } from './contract-summaries.ts';

/** An order of the list of contracts beside the usual one, in which active ones come first. */
export type ContractOrder = Exclude<components['schemas']['ContractOrder'], 'active'>;

type ContractsWanted = ListWanted & { type: ContractType };

/** A page of contracts of a kind of supply; `search` matches number, CUPS and address, `order` is a ContractOrder. */
export const contractsQuery = (wanted: ContractsWanted) => {
  const { type, offset, limit, search, order } = wanted;
  return queryOptions({
    queryKey: ['contracts', 'list', type, offset, limit, search, order] as ReadKey,
    queryFn: ({ signal }) => fetchContracts(wanted, signal),
  });
};

/** The same page, read now. Throws ProblemError. */
export async function fetchContracts(
  { type, offset, limit, search, order }: ContractsWanted,
  signal: AbortSignal,
): Promise<ListPage<ContractSummary>> {
  const query = {
    type,
    offset,
    limit,
    ...(search && { filter: search }),
    ...(order && { order: order as ContractOrder }),
  };
  const page = await readAnswer(
    apiClient.GET('/v2/contracts', { params: { query }, signal }),
    v.object({
      items: list('contract', contractSummary),
      n_items: v.number(),
      order: optional(v.string()),
    }),
  );
  const rows = page.items.map((row) => summaryOf(row, type));
  // A retailer that does not sort returns its usual order, whichever was requested.
  const isSorted = page.order !== null && page.order === order;
  return { rows: isSorted ? rows : activeFirst(rows), total: page.n_items, order: page.order };
}

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
