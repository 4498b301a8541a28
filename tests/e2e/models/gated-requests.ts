import type { Page } from '@playwright/test';
import {
  countAtGate,
  countPastGate,
  holdAtGate,
  installGate,
  passGateUntil,
  type RequestGate,
  releaseAtGate,
} from '#tests/models/request-gate.ts';

/**
 * Holds requests of a page until they are released. Inside the page, because interception from outside disables the
 * browser's cache. A new document begins by holding.
 */
export const gateRequests = (page: Page, gated: string): Promise<unknown> =>
  page.addInitScript(installGate, gated);

/** Holds requests from now on. */
export const hold = (page: Page): Promise<void> => page.evaluate(holdAtGate);

/** Releases waiting requests: only the next one, or all from now on. */
export const release = (page: Page, which: 'next' | 'all'): Promise<void> =>
  page.evaluate(releaseAtGate, which);

export const countGated = (page: Page): Promise<number> => page.evaluate(countAtGate);

/** NaN while the page gives way to another. */
export const countPending = (page: Page): Promise<number> =>
  page.evaluate(countPastGate).catch(() => Number.NaN);

/** The gate of a page. */
export const gateOf = (page: Page): RequestGate => ({
  hold: () => hold(page),
  release: (which) => release(page, which),
  passUntil: (wanted) => page.evaluate(passGateUntil, wanted),
  countGated: () => countGated(page),
  countPending: () => countPending(page),
});
