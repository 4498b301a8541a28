import { expect, type Locator } from '@playwright/test';
import { fillIn } from '#tests/e2e/models/fill-in.ts';
import { release } from '#tests/e2e/models/gated-requests.ts';
import { SupportOracle } from '#tests/models/oracles/support-oracle.ts';
import type { Standing } from '#tests/support/machines/machine-walk.ts';
import type { MachinePage, WalkTools } from './machine-page.ts';

const routes = { contact: 'request-create', 'contact-unsigned': 'contact', claim: 'claims' };

/** A message to customer service, or a claim, on the page of its form. */
export class SupportPage implements MachinePage {
  readonly oracle: SupportOracle;
  readonly #tools: WalkTools;
  readonly #machine: 'contact' | 'claim';

  constructor(tools: WalkTools, machine: 'contact' | 'claim') {
    this.#tools = tools;
    this.#machine = machine;
    this.oracle = new SupportOracle(tools, machine);
  }

  get #form(): Locator {
    return this.#tools.page.locator(`[data-state^="${this.#machine}."]`);
  }

  async begin(): Promise<void> {
    const { page, context, words, origin } = this.#tools;
    const { isOwn, customer } = this.oracle;
    if (isOwn) await context.addCookies([{ name: 'token', value: customer.token, url: origin }]);
    await page.goto(words.say(`routes.${routes[this.oracle.case.form]}`));
    await release(page, 'all');
  }

  async perform(): Promise<void> {
    await fillIn(this.#tools.page, this.oracle.case.form, this.oracle.answers);
    await this.#form.locator('button[type=submit]').click();
  }

  shownState(state: Standing['state']): string {
    return `${this.#machine}.${state}`;
  }

  /** What was sent proves itself by the number that the retailer stored. */
  async expectToShow({ state }: Standing): Promise<void> {
    if (state !== 'sent') return;
    const stored = await this.oracle.stored();
    await expect(this.#form.locator('.support-number strong')).toHaveText(
      String(stored.at(-1)?.id),
    );
  }
}
