import { queryOptions } from '@tanstack/react-query';
import type { ContractSummary, ContractType } from '#domain/contract/contract.ts';
import type { ListPage } from '#queries/read/list-page.ts';
import { contractsQuery } from './contracts.ts';

/** Maximum number of contracts read one by one, as the list does not contain how a contract is notified. */
const MOST = 8;
/** Active ones come first: further back there are none that count. */
const LOOKED_AT = 50;

/** The first active contracts of some kinds of supply, and how many active ones there are at least. */
export const notifiedContractsQuery = (types: readonly ContractType[]) =>
  queryOptions({
    queryKey: ['contracts', 'notified', ...types],
    queryFn: async ({ client }): Promise<ListPage<ContractSummary>> => {
      const pages = await Promise.all(
        types.map((type) =>
          client.fetchQuery(contractsQuery({ type, offset: 0, limit: LOOKED_AT, search: '' })),
        ),
      );
      const active = pages.flatMap(({ rows }) => rows.filter(({ state }) => state === 'activa'));
      return { rows: active.slice(0, MOST), total: active.length };
    },
  });
