import { expect } from '@playwright/test';
import type { SentRequest } from '#sandbox/api/sent-requests.ts';
import { activeContract } from '#tests/e2e/support/household.ts';
import { isLookedFor, type SupportCase, supportCases } from '#tests/models/support-models.ts';
import type { FreshCustomer } from '#tests/support/fresh-customer.ts';
import { actLate } from './late-request.ts';
import type { Ended, Oracle, RetailerTools } from './oracle.ts';

/** A message to customer service, or a claim. */
export class SupportOracle implements Oracle {
  readonly case: SupportCase;
  customer!: FreshCustomer;
  readonly #tools: RetailerTools;
  #email = '';
  #attempts: SentRequest[] = [];

  constructor(tools: RetailerTools, machine: 'contact' | 'claim') {
    this.#tools = tools;
    this.case = supportCases(machine)[tools.walk.variant] as SupportCase;
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
    const lost = this.#attempts.at(-1);
    if (outcome === 'verify.sent' && lost) await actLate(this.#tools, this.customer, lost);
  }

  stored() {
    return this.#tools.sandbox.supportRequests(
      this.isOwn ? { customer: this.customer.id } : { email: this.#email },
    );
  }

  async expectOutcome({ outcome, calls, requests, before, after }: Ended): Promise<void> {
    const { operation, sends, stores, form } = this.case;
    const [actor, name] = outcome.split('.');
    const isDone = name === 'sent';
    if (actor === 'send') {
      // Chromium itself repeats a request whose connection breaks.
      expect(calls.length).toBeGreaterThan(0);
      for (const call of calls) {
        expect(call).toMatchObject({ operationId: operation, handled: isDone });
        expect(call.body).toMatchObject(this.#filled(sends));
      }
      this.#attempts.push(...calls);
      const keys = new Set(this.#attempts.map(({ idempotencyKey }) => idempotencyKey));
      expect([...keys], 'one key for all attempts').toEqual([expect.any(String)]);
    } else {
      const read = requests.map(({ operationId }) => operationId);
      expect(read).not.toContain(operation);
      if (isLookedFor(form)) expect(read).toContain('listRequests');
    }
    if (isDone) expect(after).toEqual([expect.objectContaining(stores)]);
    else expect(after).toEqual(before);
  }
}
