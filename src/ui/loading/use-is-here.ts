import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in a page that is written ahead, and while the browser takes it over: for what is only true now. */
export function useIsHere(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
