import { expect, type Locator } from '@playwright/test';
import { release } from '#tests/e2e/models/gated-requests.ts';
import { contractPath } from '#tests/e2e/support/household.ts';
import { type BatteryChange, BatteryOracle } from '#tests/models/oracles/battery-oracle.ts';
import type { Standing, WalkStep } from '#tests/support/machines/machine-walk.ts';
import type { MachinePage, WalkTools } from './machine-page.ts';

/** What differs between the changes of a battery on their pages. */
interface BatteryPart {
  /** Name of the machine. */
  name: BatteryChange;
  /** Query of the contract's page. */
  query: string;
  perform: (tools: WalkTools, step: WalkStep, sign: () => Promise<void>) => Promise<void>;
}

/** Beyond the time for which the portal takes a contract that it has read as fresh. */
const STALE = '00:31';

/** A change of a virtual battery, on the page of a contract of the solar household. */
export class BatteryPage implements MachinePage {
  readonly oracle: BatteryOracle;
  readonly #tools: WalkTools;
  readonly #part: BatteryPart;

  constructor(tools: WalkTools, part: BatteryPart) {
    this.#tools = tools;
    this.#part = part;
    this.oracle = new BatteryOracle(tools, part.name);
  }

  get #flow(): Locator {
    return this.#tools.page.locator(`[data-state^="${this.#part.name}."]`);
  }

  async begin(): Promise<void> {
    const { page, context, origin } = this.#tools;
    const { customer, contract } = this.oracle;
    await context.addCookies([{ name: 'token', value: customer.token, url: origin }]);
    await context.clock.install({ time: Date.now() });
    await page.goto(`${contractPath(contract)}${this.#part.query}`);
    await release(page, 'all');
    await expect(this.#flow.first()).toBeVisible();
    // Other batteries of the contract stay as they are, and would stand beside the states of this one.
    await page.evaluate((name) => {
      const [, ...others] = document.querySelectorAll(`[data-state^="${name}."]`);
      for (const other of others) other.removeAttribute('data-state');
    }, this.#part.name);
  }

  async perform(step: WalkStep): Promise<void> {
    await this.#part.perform(this.#tools, step, () => this.#sign());
  }

  /** The customer signs what waits, and comes back to the page. */
  async #sign(): Promise<void> {
    const { page, context } = this.#tools;
    await this.oracle.sign();
    await context.clock.fastForward(STALE);
    await release(page, 'all');
    await page.evaluate(() => void window.dispatchEvent(new Event('visibilitychange')));
  }

  callsOf({ state }: WalkStep): string[] {
    // What was signed is read before anything else is chosen.
    return this.oracle.isSigned && state === 'sending' ? ['getContract'] : [];
  }

  shownState(state: Standing['state']): string {
    return `${this.#part.name}.${state}`;
  }

  async expectToShow(): Promise<void> {}
}
