import { expect, type FrameLocator, type Locator } from '@playwright/test';
import { keepPaymentIn } from '#tests/e2e/models/keep-payment.ts';
import { typeCard } from '#tests/e2e/models/type-card.ts';
import { DebtPaymentOracle } from '#tests/models/oracles/debt-payment-oracle.ts';
import type { Standing, WalkStep } from '#tests/support/machines/machine-walk.ts';
import type { MachinePage, WalkTools } from './machine-page.ts';

const PAST_PAUSE = '20:01';
/** Before a card is sent whose payment meets the end of paying: a jump of more would end its call for want of an answer. */
const SHORTLY_MS = 40_000;
const SECOND_MS = 1000;

/** The payment of all that is owed for electricity, in its dialog over the list of contracts. */
export class DebtPaymentPage implements MachinePage {
  readonly oracle: DebtPaymentOracle;
  readonly #tools: WalkTools;

  constructor(tools: WalkTools) {
    this.#tools = tools;
    this.oracle = new DebtPaymentOracle(tools, keepPaymentIn(tools.page));
  }

  get #dialog(): Locator {
    return this.#tools.page.locator('.payment');
  }

  get #bank(): FrameLocator {
    return this.#tools.page.frameLocator('dialog iframe');
  }

  async begin(): Promise<void> {
    const { page, context, origin, words } = this.#tools;
    const { token } = this.oracle.customer;
    await context.addCookies([{ name: 'token', value: token, url: origin }]);
    await context.clock.install({ time: Date.now() });
    const path = words.say('routes.contracts').replace(':contractType', 'electricity');
    await page.goto(`${path}?pay=all-electricity`);
  }

  /** Moves the clock of the page to so many milliseconds from the end of paying. */
  async #jump(fromOff: number): Promise<void> {
    const now = await this.#tools.page.evaluate(() => Date.now());
    await this.#tools.context.clock.fastForward(this.oracle.offAt + fromOff - now);
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
    const { page, walk } = this.#tools;
    await typeCard(this.#dialog, this.oracle.case.number);
    const ends = await this.oracle.prepareSubmit(step);
    const { steps } = walk.path;
    if (steps[steps.indexOf(step) + 1]?.name === 'withdraw') await this.#jump(-SHORTLY_MS);
    await this.#dialog.locator('.debt-pay .btn-primary').click();
    // There is no call that could wait at the gate.
    if (ends) await expect(page.locator('[data-state="debt-payment.finished"]')).toBeVisible();
  }

  waitsElsewhere(state: Standing['state']): boolean {
    return state === 'paying' && this.oracle.isWithBank;
  }

  shownState(state: Standing['state']): string {
    return `debt-payment.${state}`;
  }

  /** The outcome of each invoice is shown; a card can be sent only while nothing is in progress. */
  async expectToShow({ state }: Standing): Promise<void> {
    const pays = this.#dialog.locator('.payment-entry:not(.is-away) .debt-pay');
    await expect(pays).toHaveCount(state === 'entering' ? 1 : 0);
    if (!['paying', 'pausing', 'finished'].includes(String(state))) return;
    for (const standing of ['waiting', 'paying', 'paid', 'refused', 'changed', 'closed'])
      await expect(this.#dialog.locator(`.debt-result.is-${standing}`)).toHaveCount(
        this.oracle.invoices.filter((one) => one.standing === standing).length,
      );
  }

  /** The customer answers the bank. */
  async prepareOutcome(outcome: string): Promise<void> {
    if (!this.oracle.isWithBank || !outcome.startsWith('payOne.')) return;
    const answers = this.#bank.getByRole('button');
    await (outcome === 'payOne.paid' ? answers.first() : answers.nth(1)).click();
    this.oracle.isWithBank = false;
  }
}
