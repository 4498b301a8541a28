import { useQuery } from '@tanstack/react-query';
import type { ContractType } from '#domain/contract/contract.ts';
import { contractsQuery } from '#queries/contracts/contracts.ts';

/**
 * The kinds of supply that have a tab: that of joint invoices only for a customer with such contracts, once that is known,
 * and where the page is that tab itself. If it cannot be read, the tab is there.
 */
export function useTabTypes(
  types: readonly ContractType[],
  current: ContractType | undefined,
): readonly ContractType[] {
  const isConditional = types.includes('multipoint') && current !== 'multipoint';
  const { data, isError } = useQuery({
    // Also what finds the only contract of a customer.
    ...contractsQuery({ type: 'multipoint', offset: 0, limit: 2, search: '' }),
    enabled: isConditional,
  });
  const hasJoint = !isConditional || isError || (data?.total ?? 0) > 0;
  return types.filter((type) => type !== 'multipoint' || hasJoint);
}
