import { useCallback } from 'react';
import { useSearchParams } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';

const PARAMETER = 'dialog';

/** The dialog that the address asks for (`?dialog=iban-change`), so that a redirect or a reload brings it back. */
export function useDialogAddress() {
  const [search, setSearch] = useSearchParams();
  const state = useHistoryState<{ dialogOpenedHere?: boolean } | null>();
  const openedHere = state?.dialogOpenedHere === true;

  const open = useCallback(
    (name: string) => {
      const next = new URLSearchParams(search);
      next.set(PARAMETER, name);
      setSearch(next, { state: { dialogOpenedHere: true } });
    },
    [search, setSearch],
  );
  const close = useCallback(() => {
    // Going back spares the customer a second entry of the same page in the history.
    if (openedHere) return history.back();
    const next = new URLSearchParams(search);
    next.delete(PARAMETER);
    setSearch(next, { replace: true });
  }, [search, setSearch, openedHere]);

  return { dialog: search.get(PARAMETER), open, close };
}
