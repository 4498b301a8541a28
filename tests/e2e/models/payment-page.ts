import { expect, type FrameLocator, type Locator } from '@playwright/test';
import { type CardCase, cardCases, LEFT_WITH_BANK } from '#tests/models/payment-model.ts';
import type { FreshCustomer } from '#tests/support/fresh-customer.ts';
import type { Standing, WalkStep } from '#tests/support/machine-walk.ts';
import { ASKS, PAYS, type StoredPayment } from '#tests/support/payments.ts';
import type { Ended, MachinePage, WalkTools } from './machine-page.ts';
import { PaymentElsewhere } from './payment-elsewhere.ts';
import { typeCard } from './type-card.ts';

const MINUTE_MS = 60_000;
/** Paying is switched off then, for the customer of the walk. */
const OFF_AFTER_MINUTES = 10;
const PAST_OFF = '11:00';
const PAST_NEXT_CHECK = '01:01';

/** The payment of an invoice, in its dialog over the list of contracts. */
export class PaymentPage implements MachinePage {
  readonly #tools: WalkTools;
  readonly #case: CardCase;
  #customer!: FreshCustomer;
  #elsewhere!: PaymentElsewhere;

  constructor(tools: WalkTools) {
    this.#tools = tools;
    this.#case = cardCases()[tools.walk.variant] as CardCase;
  }

  get #dialog(): Locator {
    return this.#tools.page.locator('.payment');
  }

  get #bank(): FrameLocator {
    return this.#tools.page.frameLocator('dialog iframe');
  }

  async begin(): Promise<void> {
    const { page, context, sandbox, origin, words, walk } = this.#tools;
    const from = new Date(Date.now() + OFF_AFTER_MINUTES * MINUTE_MS).toISOString();
    const schedule = [{ set: 'features.onlinePayment.enabled', to: false, from }];
    this.#customer = await sandbox.freshCustomer({ settings: { schedule } });
    this.#elsewhere = await PaymentElsewhere.of(this.#tools, this.#customer);
    await context.addCookies([{ name: 'token', value: this.#customer.token, url: origin }]);
    await context.clock.install({ time: Date.now() });
    const { number } = walk.path.start(() => 0) as { number: string };
    if (number === LEFT_WITH_BANK) await this.#elsewhere.beginInAnotherTab(ASKS);
    const path = words.say('routes.contracts').replace(':contractType', 'electricity');
    await page.goto(`${path}?pay=${this.#elsewhere.number}`);
  }

  async perform({ event, happens }: WalkStep): Promise<void> {
    const { context, words } = this.#tools;
    if (happens.kind === 'delay') return context.clock.fastForward(PAST_NEXT_CHECK);
    const press = (key: string) => this.#press(words.say(key));
    const doing: Record<string, () => Promise<void>> = {
      submit: () => this.#submit(),
      choose: () => press('payment.choosing.platforms.stripe'),
      resend: () => press('payment.resend'),
      retry: () => this.#dialog.locator('.outcome .btn-primary').click(),
      check: () => press('payment.unknown.check'),
      withdraw: () => context.clock.fastForward(PAST_OFF),
    };
    await doing[event.type]?.();
  }

  #press(name: string): Promise<void> {
    return this.#dialog.getByRole('button', { name }).click();
  }

  async #submit(): Promise<void> {
    await typeCard(this.#dialog, this.#case.number);
    await this.#dialog.locator('.payment-entry > .btn-primary').click();
  }

  waitsElsewhere(state: Standing['state']): boolean {
    return state === 'requires_action';
  }

  async endElsewhere(outcome: string): Promise<void> {
    const [agree, refuse] = [0, 1].map((place) => this.#bank.getByRole('button').nth(place));
    await (outcome === 'authenticate.agreed' ? agree : refuse)?.click();
  }

  shownState(state: Standing['state']): string {
    return `payment.${state}`;
  }

  /** What and how much is always told; a card can be sent only where nothing is under way or unknown. */
  async expectToShow({ state }: Standing): Promise<void> {
    const { page } = this.#tools;
    const pays = page.locator('.payment-entry > .btn-primary:not([aria-busy])');
    await expect(pays).toHaveCount(state === 'entering' ? 1 : 0);
  }

  async prepareOutcome(outcome: string): Promise<void> {
    if (outcome === 'prepare.paid elsewhere' || outcome === 'verify.paid')
      await this.#elsewhere.pay(PAYS);
    if (outcome === 'verify.waiting') await this.#elsewhere.beginInAnotherTab(ASKS);
  }

  stored(): Promise<StoredPayment[]> {
    return this.#tools.sandbox.payments(this.#customer);
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
    const states: Record<string, StoredPayment['state']> = {
      charged: 'paid',
      'bank asks': 'pending',
      declined: 'failed',
    };
    const isHandled = name in states;
    // Chromium itself repeats a request whose connection breaks.
    if (name !== 'wrong card') expect(calls.length).toBeGreaterThan(0);
    for (const call of calls)
      expect(call).toMatchObject({ operationId: 'pay', handled: isHandled });
    expect(new Set(calls.map(({ idempotencyKey }) => idempotencyKey)).size).toBeLessThan(2);
    if (isHandled) expect(last).toMatchObject({ state: states[name] });
    else expect(after).toEqual(before);
  }
}
