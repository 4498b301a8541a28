import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import {
  activeFirst,
  type ContractReference,
  type ContractSummary,
  type ContractType,
} from '#domain/contract.ts';
import { contractSummary, summaryOf } from './contract-summaries.ts';
import type { ListPage, ListWanted } from './list-page.ts';
import { list, optionalList, readAnswer } from './read-answer.ts';

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

const references = optionalList('contract number', v.object({ id: v.number(), name: v.string() }));

/** Numbers of all contracts of the customer, electricity first. */
export const contractReferencesQuery = () =>
  queryOptions({
    queryKey: ['contracts', 'references'],
    queryFn: async ({ signal }): Promise<ContractReference[]> => {
      const { electricity, gas } = await readAnswer(
        apiClient.GET('/v1/contracts/list-info/', { signal }),
        v.object({ electricity: references, gas: references }),
      );
      return [
        ...electricity.map((one) => ({ ...one, type: 'electricity' as const })),
        ...gas.map((one) => ({ ...one, type: 'gas' as const })),
      ];
    },
  });
