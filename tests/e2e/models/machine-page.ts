import type { BrowserContext, Page } from '@playwright/test';
import type { SentRequest } from '#sandbox/api/sent-requests.ts';
import type { SandboxControl } from '#tests/e2e/support/sandbox-control.ts';
import type { Walk } from '#tests/models/machine-walks.ts';
import type { Standing, WalkStep } from '#tests/support/machine-walk.ts';
import type { PortalWords } from './portal-words.ts';

/** Dependencies of a page object: the page of a worker, and the sandbox of one walk. */
export interface WalkTools {
  page: Page;
  context: BrowserContext;
  words: PortalWords;
  sandbox: SandboxControl;
  walk: Walk;
  origin: string;
}

/** How an attempt of an actor ended, and what the sandbox recorded of it. */
export interface Ended {
  /** Name of the outcome: `save.broken`. */
  outcome: string;
  /** Requests since the previous step, calls of the outcome's actor only. */
  calls: SentRequest[];
  /** All requests since the previous step. */
  requests: SentRequest[];
  /** What the retailer stored before the outcome, and after it. */
  before: unknown;
  after: unknown;
}

/**
 * How a customer performs the events of a machine in Chromium, and what the retailer must have recorded after each
 * outcome.
 */
export interface MachinePage {
  /** Opens the page where the path starts. */
  begin(): Promise<void>;
  /** Performs an event of the customer, or moves the clock past a delay. */
  perform(step: WalkStep): Promise<void>;
  /** Operations of the machine's actors that an event of the customer calls by itself; none where it is left out. */
  callsOf?(step: WalkStep): string[];
  /** True in a state whose actor waits for somebody else than the retailer: no request is held. */
  waitsElsewhere?(state: Standing['state']): boolean;
  /** Ends an actor that calls no operation, as somebody else would, for example the bank. */
  endElsewhere?(outcome: string): Promise<void>;
  /** The state as in `data-state`: `submission.sending`. */
  shownState(state: Standing['state']): string;
  /** Checks what the page shows besides its state. */
  expectToShow(standing: Standing): Promise<void>;
  /** Prepares the retailer's data for the outcome. */
  prepareOutcome?(outcome: string): Promise<void>;
  /** What the retailer stores of this customer. */
  stored(): Promise<unknown>;
  /** Checks an outcome against the recorded requests and the stored data. */
  expectOutcome(ended: Ended): Promise<void>;
}

/** Name of the innermost state. */
export const innermost = (state: Standing['state']): string =>
  typeof state === 'string' ? state : innermost(Object.values(state)[0] as Standing['state']);
