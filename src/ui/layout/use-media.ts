import { useCallback, useSyncExternalStore } from 'react';

/** Matches phones, with the breakpoint of the styles. */
export const PHONE = '(max-width: 575.98px)';

/** Matches where the navigation has no room beside the page, with the breakpoint of the styles. */
export const NARROW = '(max-width: 991.98px)';

/** Matches a phone in landscape, or 400 % zoom, where sticky parts would cover the page; breakpoint of the styles. */
export const LOW = '(max-height: 29.98rem)';

/** Matches where a finger points, which cannot hover. */
export const TOUCH = '(hover: none)';

/** Whether the window is a phone's now; a component uses `useMedia`. */
export const isPhone = (): boolean => window.matchMedia?.(PHONE).matches ?? false;

/** Whether a media query currently matches; false where that is unknown, as in a prerendered page. */
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
