import type { Page } from '@playwright/test';

/** What a person who presses keys waits for, milliseconds. */
export interface KeyTimes {
  /** From a press to the frame after it, by Event Timing, which reports in steps of 8. */
  longestKeyMs: number;
  /** What a key waits for that is pressed at the worst moment. */
  longestTaskMs: number;
  keys: number;
}

const EVERY = 50;

/** Presses keys in turn while something is done, at the element that has the focus. */
export async function keyTimesDuring(
  page: Page,
  keys: readonly string[],
  act: () => Promise<unknown>,
): Promise<KeyTimes> {
  const client = await page.context().newCDPSession(page);
  await page.evaluate(() => {
    const seen = { keys: [0], tasks: [0] };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.name === 'keydown') seen.keys.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.tasks.push(entry.duration);
    }).observe({ type: 'longtask' });
  });
  // A key is pressed whether or not the page has answered the one before.
  const presses: Promise<unknown>[] = [];
  const pressing = setInterval(() => {
    const key = keys[presses.length % keys.length] ?? '';
    const press = { key, code: key, windowsVirtualKeyCode: key === 'ArrowLeft' ? 37 : 39 };
    presses.push(
      client
        .send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...press })
        .then(() => client.send('Input.dispatchKeyEvent', { type: 'keyUp', ...press })),
    );
  }, EVERY);
  await act();
  clearInterval(pressing);
  await Promise.all(presses);
  // Entries are reported some frames later.
  await page.waitForTimeout(500);
  const { keys: pressed, tasks } = await page.evaluate(
    () => (window as unknown as { seen: { keys: number[]; tasks: number[] } }).seen,
  );
  await client.detach();
  return {
    longestKeyMs: Math.max(...pressed),
    longestTaskMs: Math.max(...tasks),
    keys: presses.length,
  };
}
