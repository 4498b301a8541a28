import { useEffect, useState } from 'react';
import { useFieldStatus } from '#forms/engine/use-field-status.ts';

const LEFT_OUT = { validationError: { keyword: 'fileLeftOut', values: {} } } as const;

/**
 * Lets a submit wait while files of a field are prepared. `setLeftOut` is for one that is refused meanwhile: it stops
 * that submit, which would send the form without the file; the next submit goes on.
 */
export function usePendingStatus(id: string, isPending: boolean) {
  const setStatus = useFieldStatus(id);
  const [isLeftOut, setLeftOut] = useState(false);
  const status = isPending ? 'checking' : isLeftOut ? LEFT_OUT : null;
  useEffect(() => setStatus(status), [status, setStatus]);

  useEffect(() => {
    if (!isLeftOut) return;
    let isReported = false;
    // Before the form hears of it.
    const onSubmit = () => {
      if (isReported) {
        setStatus(null);
        setLeftOut(false);
      }
      isReported = true;
    };
    document.addEventListener('submit', onSubmit, true);
    return () => document.removeEventListener('submit', onSubmit, true);
  }, [isLeftOut, setStatus]);

  return setLeftOut;
}
