import { useCallback } from 'react';
import type { ContractSummary } from '#domain/contract/contract.ts';
import { usePathTo } from './paths.ts';

type Named = Pick<ContractSummary, 'name' | 'type'>;

/** Returns the function for the address of a contract's page; gas has a route of its own. */
export function useContractPath(): (contract: Named) => string {
  const to = usePathTo();
  return useCallback(
    ({ type, name }) =>
      type === 'gas'
        ? to('gas-contract', { contractName: name })
        : to('contract', { contractType: type, contractName: name }),
    [to],
  );
}

/** Returns the function for the address of a contract's invoices, likewise. */
export function useContractInvoicesPath(): (contract: Named) => string {
  const to = usePathTo();
  return useCallback(
    ({ type, name }) =>
      type === 'gas'
        ? to('gas-contract-invoices', { contractName: name })
        : to('contract-invoices', { contractType: type, contractName: name }),
    [to],
  );
}
