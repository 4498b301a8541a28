import { expect, type Locator } from '@playwright/test';
import type { ContractSubmission } from '#machines/contracts-submission-setup.ts';
import { fillIn } from '#tests/e2e/models/fill-in.ts';
import { countGated, countPending, hold, release } from '#tests/e2e/models/gated-requests.ts';
import { activeContract, contractPath } from '#tests/e2e/support/household.ts';
import { AT_ONCE, TO_SIGN } from '#tests/models/contracts-model.ts';
import { ContractsSubmissionOracle } from '#tests/models/oracles/contracts-submission-oracle.ts';
import type { Standing } from '#tests/support/machines/machine-walk.ts';
import type { MachinePage, WalkTools } from './machine-page.ts';

/** A change of the bank account of one contract, which two others are to follow. */
export class ContractsSubmissionPage implements MachinePage {
  readonly oracle: ContractsSubmissionOracle;
  readonly #tools: WalkTools;

  constructor(tools: WalkTools) {
    this.#tools = tools;
    this.oracle = new ContractsSubmissionOracle(tools);
  }

  get #part(): Locator {
    return this.#tools.page.locator('[data-state^="contracts-submission."]');
  }

  /** The first contract is done, and the read of the next waits at the gate. */
  async begin(): Promise<void> {
    const { page, context, origin } = this.#tools;
    const { customer, answers } = this.oracle;
    await context.addCookies([{ name: 'token', value: customer.token, url: origin }]);
    await page.goto(`${contractPath(activeContract(customer))}?dialog=iban-change`);
    await release(page, 'all');
    const dialog = page.getByRole('dialog');
    // The form is complete once the other contracts are known.
    await dialog.locator('button[aria-expanded=false]').click();
    await fillIn(page, 'iban-change', answers);
    for (const one of [AT_ONCE, TO_SIGN])
      await dialog.getByRole('checkbox', { name: this.oracle.named(one).name }).check();
    await hold(page);
    await dialog.locator('button[type=submit]').click();
    for (const waiting of [1, 2]) {
      // The change itself, then the page's own read of the contract that it changed.
      await expect.poll(() => countGated(page)).toBe(waiting);
      await release(page, 'next');
    }
    await expect.poll(() => countPending(page)).toBe(0);
  }

  async perform(): Promise<void> {
    const { words } = this.#tools;
    await this.#part
      .getByRole('button', { name: words.say('form-engine.contracts.retry') })
      .click();
  }

  /** The page reads the changed contract again. */
  callsOf(): string[] {
    return ['getContract'];
  }

  shownState(state: Standing['state']): string {
    return `contracts-submission.${state}`;
  }

  async expectToShow({ context, waits }: Standing): Promise<void> {
    const { page, words } = this.#tools;
    const { contracts } = context as { contracts: ContractSubmission[] };
    for (const { reference, standing } of contracts) {
      const line = this.#part
        .getByRole('listitem')
        .filter({ hasText: this.oracle.named(reference).name });
      const said = standing === 'waiting' && !waits ? 'not-sent' : standing;
      if (said === 'sent' || said === 'signing' || said === 'not-sent')
        await expect(line).toContainText(words.say(`form-engine.contracts.${said}`));
      if (said === 'closed')
        await expect(line).toContainText(words.say('conditions.no-account-change-waiting'));
    }
    const leave = page
      .getByRole('dialog')
      .getByRole('button', { name: words.say('form-engine.done') });
    if (waits) await expect(leave).toBeDisabled();
    else await expect(leave).toBeEnabled();
  }
}
