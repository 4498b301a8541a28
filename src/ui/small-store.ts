/** A value that several parts of a page share and subscribe to; for `useStored`. */
export interface SmallStore<T> {
  read(): T;
  write(next: T): void;
  subscribe(listener: () => void): () => void;
}

/**
 * A store that holds `value` until another is written.
 *
 * @param isLasting false for a store that returns to `value` when no component listens any more
 */
export function smallStore<T>(value: T, isLasting = true): SmallStore<T> {
  const listeners = new Set<() => void>();
  let current = value;
  return {
    read: () => current,
    write: (next) => {
      if (Object.is(next, current)) return;
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (!isLasting && listeners.size === 0) current = value;
      };
    },
  };
}
