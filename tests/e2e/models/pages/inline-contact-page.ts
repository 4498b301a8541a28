import { expect, type Locator } from '@playwright/test';
import { fillIn } from '#tests/e2e/models/fill-in.ts';
import { release } from '#tests/e2e/models/gated-requests.ts';
import { contractPath } from '#tests/e2e/support/household.ts';
import { InlineContactOracle } from '#tests/models/oracles/inline-contact-oracle.ts';
import type { Standing, WalkStep } from '#tests/support/machines/machine-walk.ts';
import type { MachinePage, WalkTools } from './machine-page.ts';

/** A telephone or an e-mail address on a contract's page, changed where it stands. */
export class InlineContactPage implements MachinePage {
  readonly oracle: InlineContactOracle;
  readonly #tools: WalkTools;

  constructor(tools: WalkTools) {
    this.#tools = tools;
    this.oracle = new InlineContactOracle(tools);
  }

  /** The datum that the case changes; the page has one for the telephone and one for the e-mail address. */
  get #datum(): Locator {
    const { page, words } = this.#tools;
    const name = this.oracle.case.form === 'contact-phone' ? 'mobile' : 'email';
    const title = words.say(`contracts.contact.${name}`);
    return page
      .locator('.contract-datum')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  }

  async begin(): Promise<void> {
    const { page, context, origin } = this.#tools;
    const { customer, contract } = this.oracle;
    await context.addCookies([{ name: 'token', value: customer.token, url: origin }]);
    await page.goto(contractPath(contract));
    await release(page, 'all');
    await expect(this.#datum).toHaveAttribute('data-state', 'inline-contact.idle');
    // The other one stays as it is, and would stand beside this one's states.
    await page.evaluate((form) => {
      const all = [...document.querySelectorAll('[data-state^="inline-contact."]')];
      all[form === 'contact-phone' ? 0 : 1]?.removeAttribute('data-state');
    }, this.oracle.case.form);
  }

  async perform({ event }: WalkStep): Promise<void> {
    const { page } = this.#tools;
    if (event.type === 'edit') return this.#datum.getByRole('button').click();
    if (event.type === 'giveUp') {
      await this.#datum.getByRole('textbox').focus();
      return page.keyboard.press('Escape');
    }
    await fillIn(page, this.oracle.case.form, this.oracle.case.answers);
    await this.#datum.locator('button[type=submit]').click();
  }

  shownState(state: Standing['state']): string {
    return `inline-contact.${state}`;
  }

  /** What is edited stands in its field, and what is not, beside its button. */
  async expectToShow({ state }: Standing): Promise<void> {
    await expect(this.#datum.getByRole('textbox')).toHaveCount(state === 'idle' ? 0 : 1);
  }
}
