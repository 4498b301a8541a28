let aheadMs = 0;
const listeners = new Set<() => void>();

/** Milliseconds since 1970, as everything counts them whose effect a customer sees. */
export function now(): number {
  return Date.now() + aheadMs;
}

/** Sets the portal's clock ahead (or back) of the real one, in milliseconds. Only a preview or a developer's build obeys. */
export function moveClock(milliseconds: number): void {
  if (import.meta.env.MODE !== 'preview' && !import.meta.env.DEV) return;
  aheadMs = milliseconds;
  for (const listener of listeners) listener();
}

/** Calls back when the clock was moved; gives the function that ends it. */
export function onClockMoved(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
