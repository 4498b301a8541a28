import type { Page } from '@playwright/test';

/** Asked by the page's `fetch` before it sends: whether the requests of the machine's actors may pass. */
interface Gate {
  open: boolean;
  /** How many requests may pass although it is closed. */
  credits: number;
  waiting: { request: string; go: () => void }[];
  /** How many requests have no answer yet, those that wait included. */
  unanswered: number;
}
declare global {
  interface Window {
    heldRequests: Gate;
  }
}

/** The requests that an actor waits for, as sources of regular expressions over `METHOD path`. */
export type Held = string;

/**
 * Holds requests of a page until they are released, so that the state in which a machine waits can be observed. Inside
 * the page, because interception from outside disables the browser's cache. A new document begins by holding.
 */
export async function holdRequests(page: Page, held: Held): Promise<void> {
  await page.addInitScript((source) => {
    const gate: Gate = { open: false, credits: 0, waiting: [], unanswered: 0 };
    const pattern = new RegExp(source);
    window.heldRequests = gate;
    const web = window.fetch;
    window.fetch = async (input, init) => {
      if (!(input instanceof Request)) return web(input, init);
      const request = `${input.method} ${new URL(input.url).pathname}`;
      if (!pattern.test(request)) return web(input, init);
      gate.unanswered += 1;
      if (!gate.open) {
        if (gate.credits > 0) gate.credits -= 1;
        else await new Promise<void>((go) => gate.waiting.push({ request, go }));
      }
      return web(input, init).finally(() => {
        gate.unanswered -= 1;
      });
    };
  }, held);
}

/** Number of held requests. */
export const countHeld = (page: Page): Promise<number> =>
  page.evaluate(() => window.heldRequests.waiting.length);

/** Releases what an actor asks for before one of these requests; true once one of them is held. */
export const passUntil = (page: Page, wanted: Held): Promise<boolean> =>
  page.evaluate((source) => {
    const { waiting } = window.heldRequests;
    const [first] = waiting;
    if (!first) return false;
    if (new RegExp(source).test(first.request)) return true;
    waiting.shift();
    first.go();
    return false;
  }, wanted);

/** Number of requests that were released and have no answer yet; NaN while the page gives way to another. */
export const countPending = (page: Page): Promise<number> =>
  page
    .evaluate(() => window.heldRequests.unanswered - window.heldRequests.waiting.length)
    .catch(() => Number.NaN);

/** Releases held requests: only the next one, or all from now on. */
export async function release(page: Page, which: 'next' | 'all'): Promise<void> {
  await page.evaluate((wanted) => {
    const gate = window.heldRequests;
    if (wanted === 'all') {
      gate.open = true;
      for (const { go } of gate.waiting.splice(0)) go();
    } else {
      const first = gate.waiting.shift();
      if (first) first.go();
      else gate.credits += 1;
    }
  }, which);
}

/** Holds requests from now on. */
export async function hold(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.heldRequests.open = false;
    window.heldRequests.credits = 0;
  });
}
