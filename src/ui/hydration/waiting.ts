/** Longest wait, in milliseconds: a busy device renders a page that replaces the prerendered one seconds later. */
export const LONGEST_WAIT_MS = 5_000;
const PAUSE_MS = 50;

/** Lets the browser do something else for a moment. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
