import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Returns false in a prerendered page and while it hydrates, true afterwards: for content that depends on the current time. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
