/** Longest wait, in milliseconds, for a browser that does not say when it is idle, or is never idle. */
const LONGEST_WAIT_MS = 3_000;

/** Runs something once the page has nothing else to do; gives what calls it off. */
export function whenIdle(act: () => void): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(act, LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(() => act(), { timeout: LONGEST_WAIT_MS });
  return () => window.cancelIdleCallback(request);
}
