import { rowsAtFirst } from '#config/pages/listed.ts';
import { contractsPerPage, isContractType } from '#domain/contract/contract-types.ts';
import { contractsQuery } from '#queries/contracts/contracts.ts';
import { rowsInWindow } from '#ui/layout/phone-rows.ts';
import type { ReadFirst } from './read-first.ts';

/** The first page of the list of contracts. */
export const readFirst: ReadFirst = async ({
  queryClient,
  manifest: { settings, screens },
  params,
}) => {
  const { contractType: type } = params;
  if (!isContractType(type)) return;
  const limit = rowsInWindow(
    rowsAtFirst(screens?.contracts, contractsPerPage(settings.contracts, type)),
  );
  const first = { type, offset: 0, limit, search: '', order: '' };
  await queryClient.prefetchQuery(contractsQuery(first));
};
