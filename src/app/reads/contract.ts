import { isContractType } from '#domain/contract/contract-types.ts';
import { contractQuery } from '#queries/contracts/contract.ts';
import type { ReadFirst } from './read-first.ts';

/** The contract; one of gas has an address without its type. */
export const readFirst: ReadFirst = async ({ queryClient, params }) => {
  const { contractType: type = 'gas', contractName: name = '' } = params;
  if (isContractType(type)) await queryClient.prefetchQuery(contractQuery(type, name));
};
