import { useCallback, useSyncExternalStore } from 'react';

/** True on a phone, as the styles draw the line. */
export const PHONE = '(max-width: 575.98px)';

/** Whether a media query holds now, followed; false where nobody can tell. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia?.(query);
      media?.addEventListener('change', listener);
      return () => media?.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia?.(query).matches ?? false);
}
