import { expect } from '@playwright/test';
import { fillIn } from '#tests/e2e/models/fill-in.ts';
import { release } from '#tests/e2e/models/gated-requests.ts';
import { PowerCalculatorOracle } from '#tests/models/oracles/power-calculator-oracle.ts';
import type { Standing, WalkStep } from '#tests/support/machines/machine-walk.ts';
import type { MachinePage, WalkTools } from './machine-page.ts';

/** The power calculator of a visitor, and the contact that is left with its result. */
export class PowerCalculatorPage implements MachinePage {
  readonly oracle: PowerCalculatorOracle;
  readonly #tools: WalkTools;

  constructor(tools: WalkTools) {
    this.#tools = tools;
    this.oracle = new PowerCalculatorOracle(tools);
  }

  async begin(): Promise<void> {
    const { page, words } = this.#tools;
    await page.goto(words.say('routes.power-calculator'));
    await release(page, 'all');
  }

  async perform({ event }: WalkStep): Promise<void> {
    const { page, words } = this.#tools;
    if (event.type === 'back')
      return page.getByRole('button', { name: words.say('power-calculator.result.back') }).click();
    if (event.type === 'submit') {
      await fillIn(page, 'lead-contact', this.oracle.contact);
      return page.locator('.lead-contact button[type=submit]').click();
    }
    for (const id of this.oracle.case.appliances) {
      const name = words.say(`power-calculator.appliances.names.${id}`);
      await page.getByRole('switch', { name, exact: true }).setChecked(true);
    }
    await fillIn(page, 'power-calculation', this.oracle.case.answers);
    await page.locator('.power-form button[type=submit]').click();
  }

  shownState(state: Standing['state']): string {
    return `power-calculator.${state}`;
  }

  /** The needed power is shown at every moment, and is the one that is sent. */
  async expectToShow({ state }: Standing): Promise<void> {
    if (state === 'form') return;
    const meter = this.#tools.page.getByRole('meter');
    await expect(meter).toHaveAttribute(
      'aria-valuenow',
      String(this.oracle.case.sends.optimalPower),
    );
  }
}
