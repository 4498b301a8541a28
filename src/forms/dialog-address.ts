import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const PARAMETER = 'dialog';

/** The dialog that the address asks for (`?dialog=iban-change`), so that a redirect or a reload brings it back. */
export function useDialogAddress() {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
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
    if (openedHere) return void navigate(-1);
    const next = new URLSearchParams(search);
    next.delete(PARAMETER);
    setSearch(next, { replace: true });
  }, [search, setSearch, openedHere, navigate]);

  return { dialog: search.get(PARAMETER), open, close };
}
