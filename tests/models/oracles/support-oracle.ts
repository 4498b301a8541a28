import { expect } from '@playwright/test';
import { activeContract } from '#tests/e2e/support/household.ts';
import { isLookedFor, type SupportCase, supportCases } from '#tests/models/support-models.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import { actLate } from './late-request.ts';
import type { Ended, Oracle, RetailerTools } from './oracle.ts';
import { SentAttempts } from './sent-attempts.ts';

/** A message to customer service, or a claim. */
export class SupportOracle implements Oracle {
  readonly case: SupportCase;
  customer!: FreshCustomer;
  readonly #tools: RetailerTools;
  #email = '';
  readonly #attempts: SentAttempts;

  constructor(tools: RetailerTools, machine: 'contact' | 'claim') {
    this.#tools = tools;
    this.case = supportCases(machine)[tools.walk.variant] as SupportCase;
    this.#attempts = new SentAttempts(this.case.operation);
  }

  /** True for what a customer writes, false for a visitor. */
  get isOwn(): boolean {
    return this.case.form !== 'contact-unsigned';
  }

  /** What the customer answers. */
  get answers(): Record<string, unknown> {
    return this.#filled(this.case.answers);
  }

  async begin(): Promise<void> {
    this.customer = await this.#tools.sandbox.freshCustomer();
    this.#email = `visitor-${this.customer.id}@example.com`;
  }

  /** Replaces placeholders by this customer's own values. */
  #filled(values: Record<string, unknown>): Record<string, unknown> {
    const { type, name } = activeContract(this.customer);
    const own: Record<string, unknown> = {
      '{{contract}}': `${type}/${name}`,
      '{{email}}': this.#email,
    };
    return JSON.parse(JSON.stringify(values), (_, value) => own[String(value)] ?? value);
  }

  /** What the look-up finds: the retailer acts on it late, after a gateway's timeout. */
  async prepareOutcome(outcome: string): Promise<void> {
    const lost = this.#attempts.last;
    if (outcome === 'verify.sent' && lost) await actLate(this.#tools, this.customer, lost);
  }

  stored() {
    return this.#tools.sandbox.supportRequests(
      this.isOwn ? { customer: this.customer.id } : { email: this.#email },
    );
  }

  async expectOutcome({ outcome, calls, requests, before, after }: Ended): Promise<void> {
    const { sends, stores, form } = this.case;
    const [actor, name] = outcome.split('.');
    const isDone = name === 'sent';
    if (actor === 'send') {
      this.#attempts.expectAnother(calls, isDone);
      this.#attempts.expectOneKey();
      for (const { body } of calls) expect(body).toMatchObject(this.#filled(sends));
    } else {
      this.#attempts.expectNone(requests);
      if (isLookedFor(form))
        expect(requests.map(({ operationId }) => operationId)).toContain('listRequests');
    }
    if (isDone) expect(after).toEqual([expect.objectContaining(stores)]);
    else expect(after).toEqual(before);
  }
}
