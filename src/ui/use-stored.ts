import { useSyncExternalStore } from 'react';

/** What is shared and followed: a store of a form, of the messages, of what the preview sets. */
interface Stored<T> {
  subscribe: (listener: () => void) => () => void;
  read: () => T;
}

/** The value of a store, followed; in a page that is written ahead it is what the store holds at first. */
export function useStored<T>({ subscribe, read }: Stored<T>): T {
  return useSyncExternalStore(subscribe, read, read);
}
