import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLocation, useSearchParams } from '#ui/address/use-address.ts';

/** Parameters that name the subject of a dialog, beside its name; they are removed with it. */
const ABOUT = ['battery', 'step'];

/**
 * The dialog that the address names (`?dialog=iban-change`), so that it is open again after a redirect or a reload. A
 * dialog without a form has its own parameter.
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
