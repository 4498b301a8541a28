const nameOf = (run: string) => `lluerna.wizard.${run}`;

/** True where tabs can tell one another which runs they hold: everywhere but on insecure addresses. */
export const canTellTabs = (): boolean => navigator.locks !== undefined;

/**
 * Takes a run for this tab, until the function that comes back is called or the tab ends, however it ends.
 * Null when another tab holds it. Web Locks: the browser itself frees what a crashed tab held.
 */
export async function holdRun(run: string): Promise<(() => void) | null> {
  if (!canTellTabs()) return () => {};
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(nameOf(run), { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(null);
        return new Promise<void>((release) => resolve(release));
      })
      .catch(reject);
  });
}
