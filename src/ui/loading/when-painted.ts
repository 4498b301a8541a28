/** Longest wait, in milliseconds, for a browser that paints nothing, as in a background tab, or does not report it. */
const LONGEST_WAIT_MS = 500;

/** Resolves once the browser has painted something of the page, or after the longest wait. */
export function whenPainted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_WAIT_MS);
    if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) return;
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
}
