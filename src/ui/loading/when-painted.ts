/** Longest wait, in milliseconds, for a browser that paints nothing, as in a tab that nobody looks at, or says nothing of it. */
const LONGEST_WAIT_MS = 500;

/** Comes once the browser has painted something of the page, or soon. */
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
