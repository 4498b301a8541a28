import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ContractAction } from '#domain/contract-purpose.ts';

const PARAMETER = 'action';

/**
 * Does once what the address asks a contract's page for (`?action=download`), and takes it out of the address: neither
 * a reload nor Back does it again.
 */
export function usePageAction(action: ContractAction | undefined, act: () => void): void {
  const [search, setSearch] = useSearchParams();
  const isAsked = action !== undefined && search.get(PARAMETER) === action;
  const actOnce = useEffectEvent(() => {
    act();
    const next = new URLSearchParams(search);
    next.delete(PARAMETER);
    setSearch(next, { replace: true });
  });
  useEffect(() => {
    if (isAsked) actOnce();
  }, [isAsked]);
}
