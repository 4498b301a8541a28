import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '#api/answer.ts';
import { apiClient } from '#api/client.ts';
import type { Contract, ContractType } from '#domain/contract.ts';
import { readContract } from './contract-answers.ts';

/** One contract as it is at the retailer now. Throws ProblemError. */
export async function fetchContract(
  type: ContractType,
  name: string,
  signal?: AbortSignal,
): Promise<Contract> {
  const params = { path: { name }, query: { type } };
  const call = apiClient.GET('/v2/contracts/{name}', { params, ...(signal && { signal }) });
  return readContract(await unwrap(call), type);
}

/** One contract, whole; a number that is not the customer's ends in the problem `not-found`. */
export const contractQuery = (type: ContractType, name: string) =>
  queryOptions({
    queryKey: ['contract', type, name],
    queryFn: ({ signal }) => fetchContract(type, name, signal),
  });
