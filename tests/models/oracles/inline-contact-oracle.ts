import { expect } from '@playwright/test';
import type { SentRequest } from '#sandbox/api/sent-requests.ts';
import { activeContract } from '#tests/e2e/support/household.ts';
import { type InlineContactCase, inlineContactCases } from '#tests/models/inline-contact-model.ts';
import type { FreshCustomer } from '#tests/support/fresh-customer.ts';
import { actLate } from './late-request.ts';
import type { Ended, Oracle, RetailerTools } from './oracle.ts';

/** A telephone or an e-mail address of a contract, changed where it stands. */
export class InlineContactOracle implements Oracle {
  readonly case: InlineContactCase;
  customer!: FreshCustomer;
  readonly #tools: RetailerTools;
  #attempts: SentRequest[] = [];

  constructor(tools: RetailerTools) {
    this.#tools = tools;
    this.case = inlineContactCases()[tools.walk.variant] as InlineContactCase;
  }

  get contract(): FreshCustomer['contracts'][number] {
    return activeContract(this.customer);
  }

  async begin(): Promise<void> {
    this.customer = await this.#tools.sandbox.freshCustomer();
  }

  async prepareOutcome(outcome: string): Promise<void> {
    const lost = this.#attempts.at(-1);
    if (outcome === 'verify.saved' && lost) await actLate(this.#tools, this.customer, lost);
  }

  async stored(): Promise<unknown> {
    return this.#tools.sandbox.contract(this.customer, this.contract.name);
  }

  async expectOutcome({ outcome, calls, requests, before, after }: Ended): Promise<void> {
    const { operation, stores } = this.case;
    const [actor, name] = outcome.split('.');
    const isDone = name === 'saved';
    if (actor === 'send') {
      // Chromium itself repeats a request whose connection breaks.
      expect(calls.length).toBeGreaterThan(0);
      for (const call of calls)
        expect(call).toMatchObject({ operationId: operation, handled: isDone });
      this.#attempts.push(...calls);
    } else expect(requests.map(({ operationId }) => operationId)).not.toContain(operation);
    if (isDone) expect(after).toMatchObject(stores);
    else expect(after).toEqual(before);
  }
}
