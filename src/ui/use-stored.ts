import { useLayoutEffect, useReducer, useSyncExternalStore } from 'react';

/** A shared store to subscribe to: of a form, of the notifications, of the settings of the preview. */
interface Stored<T> {
  subscribe: (listener: () => void) => () => void;
  read: () => T;
}

/** The current value of a store; in a prerendered page its initial value. */
export function useStored<T>({ subscribe, read }: Stored<T>): T {
  const value = useSyncExternalStore(subscribe, read, read);
  const [, rerender] = useReducer((times: number) => times + 1, 0);
  // React subscribes to a store after the first paint: a value that an effect sets before that would be rendered late.
  useLayoutEffect(() => {
    if (!Object.is(read(), value)) rerender();
  });
  return value;
}
