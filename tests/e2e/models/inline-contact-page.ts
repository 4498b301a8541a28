import { expect, type Locator } from '@playwright/test';
import type { SentRequest } from '#sandbox/api/sent-requests.ts';
import { activeContract, contractPath } from '#tests/e2e/support/household.ts';
import { type InlineContactCase, inlineContactCases } from '#tests/models/inline-contact-model.ts';
import type { FreshCustomer } from '#tests/support/fresh-customer.ts';
import type { Standing, WalkStep } from '#tests/support/machine-walk.ts';
import { fillIn } from './fill-in.ts';
import { release } from './held-requests.ts';
import { actLate } from './late-request.ts';
import type { Ended, MachinePage, WalkTools } from './machine-page.ts';

/** A telephone or an e-mail address on a contract's page, changed where it stands. */
export class InlineContactPage implements MachinePage {
  readonly #tools: WalkTools;
  readonly #case: InlineContactCase;
  #customer!: FreshCustomer;
  #attempts: SentRequest[] = [];

  constructor(tools: WalkTools) {
    this.#tools = tools;
    this.#case = inlineContactCases()[tools.walk.variant] as InlineContactCase;
  }

  /** The datum that the case changes; the page has one for the telephone and one for the e-mail address. */
  get #datum(): Locator {
    const { page, words } = this.#tools;
    const { form } = this.#case;
    const name = form === 'contact-phone' ? 'mobile' : 'email';
    const title = words.say(`contracts.contact.${name}`);
    return page
      .locator('.contract-datum')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  }

  async begin(): Promise<void> {
    const { page, context, sandbox, origin } = this.#tools;
    this.#customer = await sandbox.freshCustomer();
    await context.addCookies([{ name: 'token', value: this.#customer.token, url: origin }]);
    await page.goto(contractPath(activeContract(this.#customer)));
    await release(page, 'all');
    await expect(this.#datum).toHaveAttribute('data-state', 'inline-contact.idle');
    // The other one stays as it is, and would stand beside this one's states.
    await page.evaluate((form) => {
      const all = [...document.querySelectorAll('[data-state^="inline-contact."]')];
      all[form === 'contact-phone' ? 0 : 1]?.removeAttribute('data-state');
    }, this.#case.form);
  }

  async perform({ event }: WalkStep): Promise<void> {
    const { page } = this.#tools;
    if (event.type === 'edit') return this.#datum.getByRole('button').click();
    if (event.type === 'giveUp') {
      await this.#datum.getByRole('textbox').focus();
      return page.keyboard.press('Escape');
    }
    await fillIn(page, this.#case.form, this.#case.answers);
    await this.#datum.locator('button[type=submit]').click();
  }

  shownState(state: Standing['state']): string {
    return `inline-contact.${state}`;
  }

  /** What is edited stands in its field, and what is not, beside its button. */
  async expectToShow({ state }: Standing): Promise<void> {
    await expect(this.#datum.getByRole('textbox')).toHaveCount(state === 'idle' ? 0 : 1);
  }

  async prepareOutcome(outcome: string): Promise<void> {
    const lost = this.#attempts.at(-1);
    if (outcome === 'verify.saved' && lost) await actLate(this.#tools, this.#customer, lost);
  }

  async stored(): Promise<unknown> {
    const { sandbox } = this.#tools;
    return sandbox.contract(this.#customer, activeContract(this.#customer).name);
  }

  async expectOutcome({ outcome, calls, requests, before, after }: Ended): Promise<void> {
    const { operation, stores } = this.#case;
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
