import { expect, type FrameLocator, type Locator } from '@playwright/test';
import type { DebtInvoice } from '#machines/debt-invoices.ts';
import { debtCardCases } from '#tests/models/debt-payment-model.ts';
import { type CardCase, LEFT_WITH_BANK } from '#tests/models/payment-model.ts';
import type { FreshCustomer } from '#tests/support/fresh-customer.ts';
import type { Standing, WalkStep } from '#tests/support/machine-walk.ts';
import { ASKS, PAYS, type StoredPayment } from '#tests/support/payments.ts';
import type { Ended, MachinePage, WalkTools } from './machine-page.ts';
import { faultsOf } from './outcome-faults.ts';
import { PaymentElsewhere } from './payment-elsewhere.ts';
import { typeCard } from './type-card.ts';

const MINUTE_MS = 60_000;
/** As long as the switch of `too-many` makes the run wait. */
const PAUSE_MINUTES = 20;
const PAST_PAUSE = '20:01';
const OFF_AFTER_MINUTES = 10;
/** Before a card is sent whose payment meets the end of paying: a jump of more would end its call for want of an answer. */
const SHORTLY_MS = 40_000;
const SECOND_MS = 1000;
const ANOTHER_AMOUNT = 3.21;

/** The payment of all that is owed for electricity, in its dialog over the list of contracts. */
export class DebtPaymentPage implements MachinePage {
  readonly #tools: WalkTools;
  readonly #case: CardCase;
  #customer!: FreshCustomer;
  #oldest!: PaymentElsewhere;
  #isWithBank = false;
  /** When paying is switched off, for the customer of the walk. */
  #offAt = 0;
  #invoices: readonly DebtInvoice[] = [];

  constructor(tools: WalkTools) {
    this.#tools = tools;
    this.#case = debtCardCases()[tools.walk.variant] as CardCase;
  }

  get #dialog(): Locator {
    return this.#tools.page.locator('.payment');
  }

  get #bank(): FrameLocator {
    return this.#tools.page.frameLocator('dialog iframe');
  }

  async begin(): Promise<void> {
    const { page, context, sandbox, origin, words, walk } = this.#tools;
    this.#offAt = this.#closesAt();
    const from = new Date(this.#offAt).toISOString();
    const schedule = [{ set: 'features.onlinePayment.enabled', to: false, from }];
    this.#customer = await sandbox.freshCustomer({ settings: { schedule } });
    this.#oldest = await PaymentElsewhere.of(this.#tools, this.#customer);
    await context.addCookies([{ name: 'token', value: this.#customer.token, url: origin }]);
    await context.clock.install({ time: Date.now() });
    const { contract } = walk.path.start(() => 0) as { contract?: string };
    this.#isWithBank = contract === LEFT_WITH_BANK;
    if (this.#isWithBank) await this.#oldest.beginInAnotherTab(ASKS);
    const path = words.say('routes.contracts').replace(':contractType', 'electricity');
    await page.goto(`${path}?pay=all-electricity`);
  }

  /** Paying is switched off some minutes after the pauses that the path waits through before. */
  #closesAt(): number {
    const { steps } = this.#tools.walk.path;
    const until = steps.findIndex(({ name }) => name === 'withdraw');
    const pauses = steps
      .slice(0, until < 0 ? steps.length : until)
      .filter(({ happens }) => happens.kind === 'delay').length;
    return Date.now() + (pauses * PAUSE_MINUTES + OFF_AFTER_MINUTES) * MINUTE_MS;
  }

  /** Moves the clock of the page to so many milliseconds from the end of paying. */
  async #jump(fromOff: number): Promise<void> {
    const now = await this.#tools.page.evaluate(() => Date.now());
    await this.#tools.context.clock.fastForward(this.#offAt + fromOff - now);
  }

  async perform(step: WalkStep): Promise<void> {
    const { context, words } = this.#tools;
    if (step.happens.kind === 'delay') return context.clock.fastForward(PAST_PAUSE);
    const press = (key: string) =>
      this.#dialog.getByRole('button', { name: words.say(key) }).click();
    const doing: Record<string, () => Promise<void>> = {
      tick: () => this.#dialog.getByRole('checkbox').last().uncheck(),
      submit: () => this.#submit(step),
      choose: () => press('payment.choosing.platforms.stripe'),
      stop: () => press('payment.debt.stop'),
      retry: () => this.#dialog.locator('.debt-ways, .outcome').locator('.btn-primary').click(),
      withdraw: () => this.#jump(SECOND_MS),
    };
    await doing[step.event.type]?.();
  }

  async #submit(step: WalkStep): Promise<void> {
    const { page, sandbox, walk } = this.#tools;
    await typeCard(this.#dialog, this.#case.number);
    const next = walk.path.steps[walk.path.steps.indexOf(step) + 1]?.name ?? '';
    const ends = /costs something else|not for this customer/.test(next);
    if (next === 'payOne.costs something else')
      await sandbox.correctInvoice(this.#customer, this.#oldest.number, ANOTHER_AMOUNT);
    else if (ends)
      for (const fault of faultsOf('debt-payment', next)) await sandbox.injectedFault(fault);
    if (next === 'withdraw') await this.#jump(-SHORTLY_MS);
    await this.#dialog.locator('.debt-pay .btn-primary').click();
    // Nothing is called that could be held.
    if (ends) await expect(page.locator('[data-state="debt-payment.finished"]')).toBeVisible();
  }

  waitsElsewhere(state: Standing['state']): boolean {
    return state === 'paying' && this.#isWithBank;
  }

  shownState(state: Standing['state']): string {
    return `debt-payment.${state}`;
  }

  /** What becomes of each invoice is told; a card can be sent only where nothing is under way. */
  async expectToShow({ state, context }: Standing): Promise<void> {
    this.#invoices = (context as { invoices: readonly DebtInvoice[] }).invoices;
    const pays = this.#dialog.locator('.payment-entry:not(.is-away) .debt-pay');
    await expect(pays).toHaveCount(state === 'entering' ? 1 : 0);
    if (!['paying', 'pausing', 'finished'].includes(String(state))) return;
    for (const standing of ['waiting', 'paying', 'paid', 'refused', 'changed', 'closed'])
      await expect(this.#dialog.locator(`.debt-result.is-${standing}`)).toHaveCount(
        this.#invoices.filter((one) => one.standing === standing).length,
      );
  }

  async prepareOutcome(outcome: string): Promise<void> {
    const owesNothing = this.#invoices.length > 0 && this.#invoices.every(isPaid);
    if (outcome === 'fetch.nothing is owed' && !owesNothing) {
      await this.#oldest.pay(PAYS);
      await (await PaymentElsewhere.of(this.#tools, this.#customer)).pay(PAYS);
    }
    if (!this.#isWithBank || !outcome.startsWith('payOne.')) return;
    const answers = this.#bank.getByRole('button');
    await (outcome === 'payOne.paid' ? answers.first() : answers.nth(1)).click();
    this.#isWithBank = false;
  }

  stored(): Promise<StoredPayment[]> {
    return this.#tools.sandbox.payments(this.#customer);
  }

  async expectOutcome({ outcome, requests, before, after }: Ended): Promise<void> {
    const payments = after as StoredPayment[];
    const charged = payments.filter(({ state }) => state === 'paid').map(({ number }) => number);
    expect(new Set(charged).size, 'each charged once at most').toBe(charged.length);
    const known = this.#invoices.filter(isPaid).length;
    const [actor, name] = outcome.split('.');
    if (actor === 'fetch') {
      expect(requests.map(({ operationId }) => operationId)).not.toContain('pay');
      return;
    }
    expect(charged, 'told as paid').toHaveLength(known);
    if (name === 'declined') expect(payments.at(-1)).toMatchObject({ state: 'failed' });
    else if (name !== 'paid' && name !== 'cancelled') expect(after).toEqual(before);
  }
}

const isPaid = ({ standing }: DebtInvoice) => standing === 'paid';
