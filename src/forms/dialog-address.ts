import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** Parameters that say what a dialog is about, beside its name; they go with it. */
const ABOUT = ['battery', 'step'];

/**
 * The dialog that the address asks for (`?dialog=iban-change`), so that a redirect or a reload brings it back. A dialog
 * that is no form has a parameter of its own.
 */
export function useDialogAddress(parameter = 'dialog') {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const openedHere = state?.dialogOpenedHere === true;

  const open = useCallback(
    (name: string, about: Readonly<Record<string, string>> = {}) => {
      const next = new URLSearchParams(search);
      next.set(parameter, name);
      for (const key in about) next.set(key, about[key] ?? '');
      setSearch(next, { state: { dialogOpenedHere: true } });
    },
    [parameter, search, setSearch],
  );
  const close = useCallback(() => {
    // Going back spares the customer a second entry of the same page in the history.
    if (openedHere) return void navigate(-1);
    const next = new URLSearchParams(search);
    for (const key of [parameter, ...ABOUT]) next.delete(key);
    setSearch(next, { replace: true });
  }, [parameter, search, setSearch, openedHere, navigate]);

  return { dialog: search.get(parameter), open, close };
}
