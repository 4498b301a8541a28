import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ContractAction } from '#domain/contract/contract-purpose.ts';

const PARAMETER = 'action';

/**
 * Does once what the address asks a contract's page for (`?action=download`), and takes it out of the address: neither
 * a reload nor Back does it again. What is done may write into the query that remains.
 */
export function usePageAction(
  action: ContractAction | undefined,
  act: (remaining: URLSearchParams) => void,
): void {
  const [search, setSearch] = useSearchParams();
  const isAsked = action !== undefined && search.get(PARAMETER) === action;
  const actOnce = useEffectEvent(() => {
    const remaining = new URLSearchParams(search);
    remaining.delete(PARAMETER);
    act(remaining);
    setSearch(remaining, { replace: true });
  });
  useEffect(() => {
    if (isAsked) actOnce();
  }, [isAsked]);
}
