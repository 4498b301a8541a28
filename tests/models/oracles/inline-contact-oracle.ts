import { expect } from '@playwright/test';
import { activeContract } from '#tests/e2e/support/household.ts';
import { type InlineContactCase, inlineContactCases } from '#tests/models/inline-contact-model.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import { actLate } from './late-request.ts';
import type { Ended, Oracle, RetailerTools } from './oracle.ts';
import { SentAttempts } from './sent-attempts.ts';

/** A telephone or an e-mail address of a contract, changed where it stands. */
export class InlineContactOracle implements Oracle {
  readonly case: InlineContactCase;
  customer!: FreshCustomer;
  readonly #tools: RetailerTools;
  readonly #attempts: SentAttempts;

  constructor(tools: RetailerTools) {
    this.#tools = tools;
    this.case = inlineContactCases()[tools.walk.variant] as InlineContactCase;
    this.#attempts = new SentAttempts(this.case.operation);
  }

  get contract(): FreshCustomer['contracts'][number] {
    return activeContract(this.customer);
  }

  async begin(): Promise<void> {
    this.customer = await this.#tools.sandbox.freshCustomer();
  }

  async prepareOutcome(outcome: string): Promise<void> {
    const lost = this.#attempts.last;
    if (outcome === 'verify.saved' && lost) await actLate(this.#tools, this.customer, lost);
  }

  async stored(): Promise<unknown> {
    return this.#tools.sandbox.contract(this.customer, this.contract.name);
  }

  async expectOutcome({ outcome, calls, requests, before, after }: Ended): Promise<void> {
    const [actor, name] = outcome.split('.');
    const isDone = name === 'saved';
    if (actor === 'send') this.#attempts.expectAnother(calls, isDone);
    else this.#attempts.expectNone(requests);
    if (isDone) expect(after).toMatchObject(this.case.stores);
    else expect(after).toEqual(before);
  }
}
