/** Longest wait for the portal's own page, in milliseconds. */
const PROBE_MS = 10_000;
const FIRST_WAIT_MS = 3_000;
const LONGEST_WAIT_MS = 30_000;

/** True when the server of the portal responds to a request for the page itself, past every cache. */
export async function portalAnswers(): Promise<boolean> {
  if (globalThis.navigator?.onLine === false) return false;
  try {
    const page = new URL(import.meta.env.BASE_URL, document.baseURI);
    const signal = AbortSignal.timeout(PROBE_MS);
    return (await fetch(page, { cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}

/**
 * Calls back when the connection is restored: each time that the browser reports it, and once when the portal's server
 * responds again. `isLost` is true when the server has just failed to respond; otherwise it must first fail to respond
 * here, as the fault may not be the connection's. Returns a function that stops it.
 */
export function onReconnect(act: () => void, isLost: boolean): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const probe = async (wasLost: boolean, waitMs: number) => {
    const isHidden = document.visibilityState === 'hidden';
    const answers = !isHidden && (await portalAnswers());
    if (signal.aborted) return;
    if (!answers) wait(wasLost || !isHidden, Math.min(2 * waitMs, LONGEST_WAIT_MS));
    else if (wasLost) act();
  };
  const wait = (wasLost: boolean, waitMs: number) => {
    const timer = setTimeout(probe, waitMs, wasLost, waitMs);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  };
  wait(isLost, FIRST_WAIT_MS);
  window.addEventListener('online', act, { signal });
  return () => stopped.abort();
}
