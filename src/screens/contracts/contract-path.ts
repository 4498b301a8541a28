import { useCallback } from 'react';
import type { ContractSummary } from '#domain/contract.ts';
import { usePathTo } from '#i18n/paths.ts';

/** Returns the function for the address of a contract's page; gas has a route of its own. */
export function useContractPath(): (contract: Pick<ContractSummary, 'name' | 'type'>) => string {
  const to = usePathTo();
  return useCallback(
    ({ type, name }) =>
      type === 'gas'
        ? to('gas-contract', { contractName: name })
        : to('contract', { contractType: type, contractName: name }),
    [to],
  );
}
