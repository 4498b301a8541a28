import type { BrowserContext, Page } from '@playwright/test';
import type { SentRequest } from '#sandbox/api/sent-requests.ts';
import type { SandboxControl } from '#tests/e2e/support/sandbox-control.ts';
import type { Walk } from '#tests/models/machine-walks.ts';
import type { Standing, WalkStep } from '#tests/support/machine-walk.ts';
import type { PortalWords } from './portal-words.ts';

/** What a page object works with: the page of a worker, and the sandbox as one walk sees it. */
export interface WalkTools {
  page: Page;
  context: BrowserContext;
  words: PortalWords;
  sandbox: SandboxControl;
  walk: Walk;
  origin: string;
}

/** How an attempt of an actor ended, and what the sandbox knows of it. */
export interface Ended {
  /** Name of the outcome: `save.broken`. */
  outcome: string;
  /** What reached the retailer since the step before, calls of the outcome's actor only. */
  calls: SentRequest[];
  /** All that reached the retailer since the step before. */
  requests: SentRequest[];
  /** What the retailer stored before the outcome, and after it. */
  before: unknown;
  after: unknown;
}

/** How a customer performs the events of a machine in Chromium, and what the retailer must know of each outcome. */
export interface MachinePage {
  /** Comes to where the path starts. */
  begin(): Promise<void>;
  /** Performs an event of the customer, or moves the clock past a delay. */
  perform(step: WalkStep): Promise<void>;
  /** The state as `data-state` says it: `submission.sending`. */
  shownState(state: Standing['state']): string;
  /** Checks what the page shows beside its state. */
  expectToShow(standing: Standing): Promise<void>;
  /** Makes true at the retailer what the outcome will say of it. */
  prepareOutcome?(outcome: string): Promise<void>;
  /** What the retailer stores of this customer. */
  stored(): Promise<unknown>;
  /** Checks an outcome against what reached the retailer and what it stored. */
  expectOutcome(ended: Ended): Promise<void>;
}

/** Name of the innermost state. */
export const innermost = (state: Standing['state']): string =>
  typeof state === 'string' ? state : innermost(Object.values(state)[0] as Standing['state']);
