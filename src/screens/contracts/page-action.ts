import { useEffect, useEffectEvent } from 'react';
import type { ContractAction } from '#domain/contract/contract-purpose.ts';
import { useSearchParams } from '#ui/address/use-address.ts';

const PARAMETER = 'action';

/**
 * Runs the action that the address of a contract's page names (`?action=download`) once, and removes it from the
 * address: neither a reload nor Back runs it again. The action may write into the remaining query.
 */
export function usePageAction(
  action: ContractAction | undefined,
  act: (remaining: URLSearchParams) => void,
): void {
  const [search, setSearch] = useSearchParams();
  const isRequested = action !== undefined && search.get(PARAMETER) === action;
  const actOnce = useEffectEvent(() => {
    const remaining = new URLSearchParams(search);
    remaining.delete(PARAMETER);
    act(remaining);
    setSearch(remaining, { replace: true });
  });
  useEffect(() => {
    if (isRequested) actOnce();
  }, [isRequested]);
}
