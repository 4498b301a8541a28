import { expect } from '@playwright/test';
import { type CardCase, cardCases, LEFT_WITH_BANK } from '#tests/models/payment-model.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import { CHALLENGED, PAYS, type StoredPayment } from '#tests/support/retailer/payments.ts';
import type { Ended, Oracle, RetailerTools } from './oracle.ts';
import { type KeepPayment, PaymentElsewhere } from './payment-elsewhere.ts';

const MINUTE_MS = 60_000;
/** Paying is switched off then, for the customer of the walk. */
export const OFF_AFTER_MINUTES = 10;

/** What the retailer has recorded of an attempt to pay, by its outcome; of others it has nothing. */
const recorded: Record<string, StoredPayment['state']> = {
  charged: 'paid',
  'bank challenges': 'pending',
  declined: 'failed',
};

/** The payment of an invoice. */
export class PaymentOracle implements Oracle {
  readonly case: CardCase;
  customer!: FreshCustomer;
  readonly #tools: RetailerTools;
  readonly #keepPayment: KeepPayment;
  #elsewhere!: PaymentElsewhere;

  constructor(tools: RetailerTools, keepPayment: KeepPayment) {
    this.#tools = tools;
    this.#keepPayment = keepPayment;
    this.case = cardCases()[tools.walk.variant] as CardCase;
  }

  /** Number of the invoice. */
  get number(): string {
    return this.#elsewhere.number;
  }

  async begin(): Promise<void> {
    const { sandbox, walk } = this.#tools;
    const from = new Date(Date.now() + OFF_AFTER_MINUTES * MINUTE_MS).toISOString();
    const schedule = [{ set: 'features.onlinePayment.enabled', to: false, from }];
    this.customer = await sandbox.freshCustomer({ settings: { schedule } });
    const tools = { ...this.#tools, keepPayment: this.#keepPayment };
    this.#elsewhere = await PaymentElsewhere.of(tools, this.customer);
    const { number } = walk.path.start(() => 0) as { number: string };
    if (number === LEFT_WITH_BANK) await this.#elsewhere.startInAnotherTab(CHALLENGED);
  }

  async prepareOutcome(outcome: string): Promise<void> {
    if (outcome === 'prepare.paid elsewhere' || outcome === 'verify.paid')
      await this.#elsewhere.pay(PAYS);
    if (outcome === 'verify.waiting') await this.#elsewhere.startInAnotherTab(CHALLENGED);
  }

  stored(): Promise<StoredPayment[]> {
    return this.#tools.sandbox.payments(this.customer);
  }

  async expectOutcome({ outcome, calls, requests, before, after }: Ended): Promise<void> {
    const [actor, name = ''] = outcome.split('.');
    const payments = after as StoredPayment[];
    const charged = payments.filter(({ state }) => state === 'paid');
    expect(charged.length, 'charged once at most').toBeLessThan(2);
    const [last] = payments.slice(-1);
    if (actor !== 'pay') {
      expect(requests.map(({ operationId }) => operationId)).not.toContain('pay');
      return;
    }
    const isHandled = name in recorded;
    // Chromium itself repeats a request whose connection breaks.
    if (name !== 'wrong card') expect(calls.length).toBeGreaterThan(0);
    for (const call of calls)
      expect(call).toMatchObject({ operationId: 'pay', handled: isHandled });
    expect(new Set(calls.map(({ idempotencyKey }) => idempotencyKey)).size).toBeLessThan(2);
    if (isHandled) expect(last).toMatchObject({ state: recorded[name] });
    else expect(after).toEqual(before);
  }
}
