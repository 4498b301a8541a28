import { expect, type Response } from '@playwright/test';
import { type PowerCase, powerCases } from '#tests/models/power-calculator-model.ts';
import type { Standing, WalkStep } from '#tests/support/machine-walk.ts';
import { fillIn } from './fill-in.ts';
import { release } from './held-requests.ts';
import type { Ended, MachinePage, WalkTools } from './machine-page.ts';

const contact = {
  name: 'Laura',
  surname1: 'Ferrer',
  email: 'laura@example.com',
  telephone: '600 00 00 01',
  contactHours: '15-19h',
  consent: true,
};

/** The power calculator of a visitor, and the contact that is left with its result. */
export class PowerCalculatorPage implements MachinePage {
  readonly #tools: WalkTools;
  readonly #case: PowerCase;
  /** References of the contacts that the retailer took. */
  #taken: Promise<string>[] = [];

  constructor(tools: WalkTools) {
    this.#tools = tools;
    this.#case = powerCases()[tools.walk.variant] as PowerCase;
  }

  async begin(): Promise<void> {
    const { page, words } = this.#tools;
    page.on('response', (answer) => this.#hear(answer));
    await page.goto(words.say('routes.power-calculator'));
    await release(page, 'all');
  }

  /** The retailer tells a contact by its reference only, which the page does not show. */
  #hear(answer: Response): void {
    if (!answer.url().includes('/leads/potencia') || !answer.ok()) return;
    const reference = answer.json().then(
      ({ data }) => String(data.result.lead_id),
      () => '',
    );
    this.#taken.push(reference);
  }

  async perform({ event }: WalkStep): Promise<void> {
    const { page, words } = this.#tools;
    if (event.type === 'back')
      return page.getByRole('button', { name: words.say('power-calculator.result.back') }).click();
    if (event.type === 'submit') {
      await fillIn(page, 'lead-contact', contact);
      return page.locator('.lead-contact button[type=submit]').click();
    }
    for (const id of this.#case.appliances) {
      const name = words.say(`power-calculator.appliances.names.${id}`);
      await page.getByRole('switch', { name, exact: true }).setChecked(true);
    }
    await fillIn(page, 'power-calculation', this.#case.answers);
    await page.locator('.power-form button[type=submit]').click();
  }

  shownState(state: Standing['state']): string {
    return `power-calculator.${state}`;
  }

  /** The needed power is shown at every moment, and is the one that is sent. */
  async expectToShow({ state }: Standing): Promise<void> {
    if (state === 'form') return;
    const meter = this.#tools.page.getByRole('meter');
    await expect(meter).toHaveAttribute('aria-valuenow', String(this.#case.sends.optimalPower));
  }

  async stored(): Promise<unknown> {
    const ids = (await Promise.all(this.#taken)).filter((id) => id !== '');
    return Promise.all(ids.map((id) => this.#tools.sandbox.contact(id)));
  }

  async expectOutcome({ outcome, calls, before, after }: Ended): Promise<void> {
    const [actor, name] = outcome.split('.');
    const isDone = name === 'sent';
    if (actor === 'send') {
      // Chromium itself repeats a request whose connection breaks.
      expect(calls.length).toBeGreaterThan(0);
      for (const call of calls) {
        expect(call).toMatchObject({ operationId: 'savePowerLead', handled: isDone });
        expect(call.body).toMatchObject({ ...this.#case.sends, telephone: '600000001' });
      }
    }
    if (!isDone) return expect(after).toEqual(before);
    expect(after).toMatchObject([{ kind: 'power', fields: this.#case.sends }]);
  }
}
