import { useLayoutEffect, useReducer, useSyncExternalStore } from 'react';

/** What is shared and followed: a store of a form, of the messages, of what the preview sets. */
interface Stored<T> {
  subscribe: (listener: () => void) => () => void;
  read: () => T;
}

/** The value of a store, followed; in a page that is written ahead it is what the store holds at first. */
export function useStored<T>({ subscribe, read }: Stored<T>): T {
  const value = useSyncExternalStore(subscribe, read, read);
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  // React follows a store from after the first paint on: what an effect before it stored would be drawn too late.
  useLayoutEffect(() => {
    if (!Object.is(read(), value)) drawAgain();
  });
  return value;
}
