import { useQueries } from '@tanstack/react-query';
import { useContractTypes } from '#config/contract-types.ts';
import { useConfiguration } from '#config/facts-provider.tsx';
import { useOpenRoutes } from '#config/open-routes.ts';
import { type ContractSummary, hasSupplied } from '#domain/contract/contract.ts';
import { type ContractPurpose, contractPurpose } from '#domain/contract/contract-purpose.ts';
import { useContractInvoicesPath, useContractPath } from '#i18n/contract-paths.ts';
import { contractsQuery } from '#queries/contracts/contracts.ts';
import { useSearchParams } from '#ui/address/use-address.ts';

/** What a contract is chosen for in the list, among the kinds of supply of this portal; null for the plain list. */
export function useContractPurpose(): ContractPurpose | null {
  const [search] = useSearchParams();
  const { forms } = useConfiguration().manifest;
  const shown = useContractTypes();
  const dialog = search.get('dialog');
  const purpose = contractPurpose({
    dialog: dialog && dialog in forms ? dialog : null,
    action: search.get('action'),
  });
  const types = shown.filter((type) => purpose?.types.includes(type));
  return purpose && types.length > 0 ? { ...purpose, types } : null;
}

/** Returns the function for the address that the choice of a contract leads to. */
export function usePurposePath(
  purpose: ContractPurpose | null,
): (contract: ContractSummary) => string {
  const pathOf = useContractPath();
  const invoicesOf = useContractInvoicesPath();
  const find = useOpenRoutes();
  return (contract) => {
    if (!purpose) return pathOf(contract);
    const route = contract.type === 'gas' ? 'gas-contract-invoices' : 'contract-invoices';
    // A draft has no invoices.
    const hasInvoices = hasSupplied(contract) && find(route) !== null;
    if (purpose.page === 'invoices')
      return hasInvoices ? `${invoicesOf(contract)}?${purpose.query}` : pathOf(contract);
    return `${pathOf(contract)}?${purpose.query}`;
  };
}

/**
 * The only contract that a purpose can be for: the only active one for a change, else the only one. Null when there
 * are several or none, or when loading them failed; undefined while they are pending.
 */
export function useOnlyContract(
  purpose: ContractPurpose | null,
): ContractSummary | null | undefined {
  const { types = [], isChange = false } = purpose ?? {};
  // Those of electricity include the ones with joint invoices.
  const counted = types.filter((type) => type !== 'multipoint' || !types.includes('electricity'));
  return useQueries({
    // Two are enough to know that it is not the only one: active ones come first.
    queries: counted.map((type) => contractsQuery({ type, offset: 0, limit: 2, search: '' })),
    combine: (reads) => {
      if (reads.some(({ isPending }) => isPending)) return undefined;
      if (reads.some(({ isError }) => isError)) return null;
      const rows = reads.flatMap(({ data }) => data?.rows ?? []);
      const active = rows.filter(({ state }) => state === 'activa');
      const candidates = isChange && active.length > 0 ? active : rows;
      return candidates.length === 1 ? (candidates[0] ?? null) : null;
    },
  });
}
