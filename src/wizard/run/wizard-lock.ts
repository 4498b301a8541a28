const nameOf = (run: string) => `lluerna.wizard.${run}`;

/** True where Web Locks exist: everywhere but on insecure origins. */
export const hasWebLocks = (): boolean => globalThis.navigator?.locks !== undefined;

/**
 * Locks a run for this tab, until the returned function is called or the tab ends. Null when another tab holds it. The
 * browser releases a Web Lock even when the tab crashes.
 */
export async function holdRun(run: string): Promise<(() => void) | null> {
  if (!hasWebLocks()) return () => {};
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(nameOf(run), { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(null);
        return new Promise<void>((release) => resolve(release));
      })
      .catch(reject);
  });
}
