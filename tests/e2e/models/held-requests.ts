import type { Page } from '@playwright/test';

/** What the page's `fetch` asks before it sends: whether the requests of the machine's actors may go. */
interface Gate {
  open: boolean;
  /** How many may go although it is closed. */
  credits: number;
  waiting: (() => void)[];
  /** How many are asked for and not answered, those that wait too. */
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
 * Holds requests of a page until they are let go, so that the state in which a machine waits can be seen. In the page, as
 * a network that is watched from outside would keep the browser from using its cache. A new document begins by holding.
 */
export async function holdRequests(page: Page, held: Held): Promise<void> {
  await page.addInitScript((source) => {
    const gate: Gate = { open: false, credits: 0, waiting: [], unanswered: 0 };
    const pattern = new RegExp(source);
    window.heldRequests = gate;
    const web = window.fetch;
    window.fetch = async (input, init) => {
      const isHeld =
        input instanceof Request && pattern.test(`${input.method} ${new URL(input.url).pathname}`);
      if (!isHeld) return web(input, init);
      gate.unanswered += 1;
      if (!gate.open) {
        if (gate.credits > 0) gate.credits -= 1;
        else await new Promise<void>((resolve) => gate.waiting.push(resolve));
      }
      return web(input, init).finally(() => {
        gate.unanswered -= 1;
      });
    };
  }, held);
}

/** How many requests are held now. */
export const countHeld = (page: Page): Promise<number> =>
  page.evaluate(() => window.heldRequests.waiting.length);

/** How many requests were let go and are not answered yet. */
export const countUnderWay = (page: Page): Promise<number> =>
  page.evaluate(() => window.heldRequests.unanswered - window.heldRequests.waiting.length);

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
