import type { APIRequestContext } from '@playwright/test';
import type { SentRequest } from '#sandbox/api/sent-requests.ts';
import type { SandboxControl } from '#tests/e2e/support/sandbox-control.ts';
import type { Walk } from '#tests/models/machine-walks.ts';
import type { Standing } from '#tests/support/machines/machine-walk.ts';

/** The retailer of one walk. */
export interface RetailerTools {
  /** Calls past the portal. */
  request: APIRequestContext;
  sandbox: SandboxControl;
  walk: Walk;
  /** Address of the server of API and portal. */
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
 * What the retailer must have recorded and stored after each outcome of a machine, wherever its paths are walked: in a
 * page of Chromium, or in Node.
 */
export interface Oracle {
  /** Creates the customers of the walk. */
  begin(): Promise<void>;
  /** Takes note of the machine's state and context, as the model has them. */
  note?(standing: Standing): void;
  /** Prepares the retailer's data for the outcome. */
  prepareOutcome?(outcome: string): Promise<void>;
  /** What the retailer stores of this customer. */
  stored(): Promise<unknown>;
  /** Checks an outcome against the recorded requests and the stored data. */
  expectOutcome(ended: Ended): Promise<void>;
}
