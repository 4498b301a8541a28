import { useOpenRoutes } from '#config/open-routes.ts';
import type { Contract } from '#domain/contract/contract.ts';
import { referenceOf } from '#domain/contract/contract-reference.ts';
import { usePathTo } from '#i18n/paths.ts';

/** Returns the function for the address of a page about a contract: with the contract in its path, or in its query. */
export function useActionAddress(contract: Contract): (route: string) => string {
  const to = usePathTo();
  const find = useOpenRoutes();
  const { id, name, type } = contract;
  return (route) => {
    const plain = find(route)?.address;
    if (plain) return `${plain}?contract=${referenceOf(contract)}`;
    return to(route, { contractType: type, contractName: name, contractId: String(id) });
  };
}
