import { expect, type FrameLocator, type Locator } from '@playwright/test';
import { keepPaymentIn } from '#tests/e2e/models/keep-payment.ts';
import { typeCard } from '#tests/e2e/models/type-card.ts';
import { PaymentOracle } from '#tests/models/oracles/payment-oracle.ts';
import type { Standing, WalkStep } from '#tests/support/machines/machine-walk.ts';
import type { MachinePage, WalkTools } from './machine-page.ts';

/** Beyond the moment at which paying is switched off. */
const PAST_OFF = '11:00';
const PAST_NEXT_CHECK = '01:01';

/** The payment of an invoice, in its dialog over the list of contracts. */
export class PaymentPage implements MachinePage {
  readonly oracle: PaymentOracle;
  readonly #tools: WalkTools;

  constructor(tools: WalkTools) {
    this.#tools = tools;
    this.oracle = new PaymentOracle(tools, keepPaymentIn(tools.page));
  }

  get #dialog(): Locator {
    return this.#tools.page.locator('.payment');
  }

  get #bank(): FrameLocator {
    return this.#tools.page.frameLocator('dialog iframe');
  }

  async begin(): Promise<void> {
    const { page, context, origin, words } = this.#tools;
    const { customer, number } = this.oracle;
    await context.addCookies([{ name: 'token', value: customer.token, url: origin }]);
    await context.clock.install({ time: Date.now() });
    const path = words.say('routes.contracts').replace(':contractType', 'electricity');
    await page.goto(`${path}?pay=${number}`);
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
    await typeCard(this.#dialog, this.oracle.case.number);
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

  /** Invoice and amount are always shown; a card can be sent only while nothing is in progress or unknown. */
  async expectToShow({ state }: Standing): Promise<void> {
    const { page } = this.#tools;
    const pays = page.locator('.payment-entry > .btn-primary:not([aria-busy])');
    await expect(pays).toHaveCount(state === 'entering' ? 1 : 0);
  }
}
