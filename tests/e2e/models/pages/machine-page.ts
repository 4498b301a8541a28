import type { BrowserContext, Page } from '@playwright/test';
import type { PortalWords } from '#tests/e2e/models/portal-words.ts';
import type { Oracle, RetailerTools } from '#tests/models/oracles/oracle.ts';
import type { Customer } from '#tests/models/walk.ts';
import type { Standing } from '#tests/support/machines/machine-walk.ts';

/** Dependencies of a page object: the page of a worker, and the retailer of one walk. */
export interface WalkTools extends RetailerTools {
  page: Page;
  context: BrowserContext;
  words: PortalWords;
}

/** How a customer performs the events of a machine in Chromium. */
export interface MachinePage extends Customer {
  oracle: Oracle;
  /** The state as in `data-state`: `submission.sending`. */
  shownState(state: Standing['state']): string;
  /** Checks what the page shows besides its state. */
  expectToShow(standing: Standing): Promise<void>;
}

/** Name of the innermost state. */
export const innermost = (state: Standing['state']): string =>
  typeof state === 'string' ? state : innermost(Object.values(state)[0] as Standing['state']);
