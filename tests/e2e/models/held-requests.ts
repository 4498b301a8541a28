import type { Page } from '@playwright/test';

/** What the page's `fetch` asks before it sends: whether writes of leads may go. */
interface Gate {
  open: boolean;
  /** How many may go although it is closed. */
  credits: number;
  waiting: (() => void)[];
}
declare global {
  interface Window {
    heldRequests: Gate;
  }
}

/**
 * Holds what a page sends of leads until it is let go, so that the state in which a machine waits can be seen. In the
 * page, as a network that is watched from outside would keep the browser from using its cache.
 */
export async function holdRequests(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const gate: Gate = { open: false, credits: 0, waiting: [] };
    window.heldRequests = gate;
    const web = window.fetch;
    window.fetch = async (input, init) => {
      const isHeld =
        input instanceof Request &&
        input.method === 'POST' &&
        /\/leads$/.test(new URL(input.url).pathname);
      if (isHeld && !gate.open) {
        if (gate.credits > 0) gate.credits -= 1;
        else await new Promise<void>((resolve) => gate.waiting.push(resolve));
      }
      return web(input, init);
    };
  });
}

/** Lets go what is held: the next request only, or all from now on. */
export async function letGo(page: Page, which: 'next' | 'all'): Promise<void> {
  await page.evaluate((wanted) => {
    const gate = window.heldRequests;
    if (wanted === 'all') {
      gate.open = true;
      for (const go of gate.waiting.splice(0)) go();
    } else {
      const first = gate.waiting.shift();
      if (first) first();
      else gate.credits += 1;
    }
  }, which);
}

/** Holds again from now on. */
export async function holdAgain(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.heldRequests.open = false;
    window.heldRequests.credits = 0;
  });
}
