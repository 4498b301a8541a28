import { expect, type Locator } from '@playwright/test';
import type { RequestStanding } from '#machines/attempt-setup.ts';
import { release } from '#tests/e2e/models/gated-requests.ts';
import { contractPath } from '#tests/e2e/support/household.ts';
import {
  type ContractRequestName,
  ContractRequestOracle,
} from '#tests/models/oracles/contract-request-oracle.ts';
import type { Standing, WalkStep } from '#tests/support/machines/machine-walk.ts';
import { innermost, type MachinePage, type WalkTools } from './machine-page.ts';

/** Beyond the time for which the portal takes a contract that it has read as fresh. */
const STALE = '00:31';

/** A request on a contract's page, in a dialog. */
export class ContractRequestPage implements MachinePage {
  readonly oracle: ContractRequestOracle;
  readonly #tools: WalkTools;
  readonly #name: ContractRequestName;

  /** @param name of machine and form */
  constructor(tools: WalkTools, name: ContractRequestName) {
    this.#tools = tools;
    this.#name = name;
    this.oracle = new ContractRequestOracle(tools, name);
  }

  get #datum(): Locator {
    return this.#tools.page.locator(`[data-state^="${this.#name}."]`);
  }

  async begin(): Promise<void> {
    const { page, context, origin } = this.#tools;
    const { customer, contract } = this.oracle;
    await context.addCookies([{ name: 'token', value: customer.token, url: origin }]);
    await context.clock.install({ time: Date.now() });
    await page.goto(`${contractPath(contract)}?dialog=${this.#name}`);
    await release(page, 'all');
    await expect(page.getByRole('dialog').locator('button[type=submit]')).toBeVisible();
  }

  async perform({ event }: WalkStep): Promise<void> {
    const { standing } = event as { standing?: RequestStanding };
    if (standing) return this.#readOn(standing);
    const submit = this.#tools.page
      .getByRole('dialog')
      .locator('button[type=submit]:not([aria-disabled])');
    if (await submit.isVisible()) return submit.click();
    // The message to sign is requested again next to the datum.
    await this.#tools.page.keyboard.press('Escape');
    await this.#datum.getByRole('button').click();
  }

  /** The request progresses at the retailer, and the page reads it when the customer returns to the tab. */
  async #readOn(standing: RequestStanding): Promise<void> {
    const { page, context } = this.#tools;
    await this.oracle.goOn(standing);
    await context.clock.fastForward(STALE);
    await release(page, 'all');
    await page.evaluate(() => void window.dispatchEvent(new Event('visibilitychange')));
  }

  callsOf({ event }: WalkStep): string[] {
    return event.type === 'read' ? ['getContract'] : [];
  }

  shownState(state: Standing['state']): string {
    return `${this.#name}.${innermost(state)}`;
  }

  async expectToShow(): Promise<void> {}
}
