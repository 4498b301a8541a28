import { useCallback, useSyncExternalStore } from 'react';

/** True on a phone, as the styles draw the line. */
export const PHONE = '(max-width: 575.98px)';

/** True where the navigation has no room beside the page, as the styles draw the line. */
export const NARROW = '(max-width: 991.98px)';

/** A phone on its side, or 400 % zoom: what stays in sight would cover the page, as the styles draw the line. */
export const LOW = '(max-height: 29.98rem)';

/** Whether a media query holds now, followed; false where nobody can tell, as in a page that is written ahead. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia?.(query);
      media?.addEventListener('change', listener);
      return () => media?.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(query).matches ?? false,
    () => false,
  );
}
