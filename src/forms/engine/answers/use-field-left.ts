import { useEffect } from 'react';

/** Calls back when a field of the page is left or a form is sent, with Enter too, which leaves no field. */
export function useFieldLeft(onLeft: () => void, isActive = true): void {
  useEffect(() => {
    if (!isActive) return;
    document.addEventListener('focusout', onLeft);
    document.addEventListener('submit', onLeft, true);
    return () => {
      document.removeEventListener('focusout', onLeft);
      document.removeEventListener('submit', onLeft, true);
    };
  }, [onLeft, isActive]);
}
