import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const PARAMETER = 'dialog';

/** The dialog that the address asks for (`?dialog=iban-change`), so that a redirect or a reload brings it back. */
export function useDialogAddress() {
  const [search] = useSearchParams();
  const { state, hash } = useLocation();
  const navigate = useNavigate();
  const openedHere = (state as { dialogOpenedHere?: boolean } | null)?.dialogOpenedHere === true;

  const open = useCallback(
    (name: string) => {
      const next = new URLSearchParams(search);
      next.set(PARAMETER, name);
      navigate({ search: `?${next}`, hash }, { state: { dialogOpenedHere: true } });
    },
    [navigate, search, hash],
  );
  const close = useCallback(() => {
    // Going back spares the customer a second entry of the same page in the history.
    if (openedHere) return navigate(-1);
    const next = new URLSearchParams(search);
    next.delete(PARAMETER);
    navigate({ search: next.size > 0 ? `?${next}` : '', hash }, { replace: true });
  }, [navigate, search, hash, openedHere]);

  return { dialog: search.get(PARAMETER), open, close };
}
