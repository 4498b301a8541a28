import { expect, type Locator } from '@playwright/test';
import { fillIn } from '#tests/e2e/models/fill-in.ts';
import { release } from '#tests/e2e/models/gated-requests.ts';
import { CALL_ME, INVOICE_FIRST, LEAVE_INVOICE } from '#tests/models/comparison-model.ts';
import { ComparisonOracle } from '#tests/models/oracles/comparison-oracle.ts';
import type { Standing, WalkStep } from '#tests/support/machines/machine-walk.ts';
import type { MachinePage, WalkTools } from './machine-page.ts';

/** A comparator: a bill of electricity or of gas, its result, and the contact that is left about it. */
export class ComparisonPage implements MachinePage {
  readonly oracle: ComparisonOracle;
  readonly #tools: WalkTools;

  constructor(tools: WalkTools) {
    this.#tools = tools;
    this.oracle = new ComparisonOracle(tools);
  }

  get #flow(): Locator {
    return this.#tools.page.locator('[data-state^="comparison."]');
  }

  async begin(): Promise<void> {
    const { page, context, sandbox, words, walk, origin } = this.#tools;
    if (walk.path.startName === INVOICE_FIRST) {
      const settings = { comparator: { modes: ['manual', 'auto'] } };
      const { token } = await sandbox.freshCustomer({ settings });
      await context.addCookies([{ name: 'token', value: token, url: origin }]);
    }
    await page.goto(words.say(`routes.${this.oracle.case.route}`));
    await release(page, 'all');
    await expect(this.#flow.locator('button[type=submit]')).toBeVisible();
  }

  async perform({ name }: WalkStep): Promise<void> {
    const { words } = this.#tools;
    const press = (key: string) =>
      this.#flow
        .getByRole('button', { name: words.say(key), exact: true })
        .first()
        .click();
    if (name === 'cancel') return press('comparator.cancel');
    if (name === 'back') return press('comparison.assumptions.change');
    if (name === 'choose to leave the invoice') return press('comparator.modes.manual');
    if (name === 'choose to compare at once') return press('comparator.modes.auto');
    await this.#give(name);
    await this.#flow.locator('button[type=submit]').click();
  }

  async #give(event: string): Promise<void> {
    const { page } = this.#tools;
    const { form, contact, invoice } = this.oracle.case;
    if (event === CALL_ME) return fillIn(page, 'lead-contact', contact);
    if (event === LEAVE_INVOICE) return fillIn(page, 'lead-contact', { invoice, ...contact });
    const { startDate, endDate, ...bill } = this.oracle.bill;
    const days = { startDate: typed(String(startDate)), endDate: typed(String(endDate)) };
    await fillIn(page, form, { ...bill, ...days });
  }

  shownState(state: Standing['state']): string {
    return `comparison.${state}`;
  }

  /** The result remains visible after the visitor has requested a call. */
  async expectToShow({ state, context }: Standing): Promise<void> {
    const hasResult = state === 'result' || state === 'contacted';
    const isSending = state === 'sending' && context.mode === 'auto';
    await expect(this.#flow.locator('.comparison-result')).toHaveCount(
      hasResult || isSending ? 1 : 0,
    );
    const isSent = state === 'contacted' || state === 'invoiced';
    await expect(this.#flow.locator('.lead-contact .outcome')).toHaveCount(isSent ? 1 : 0);
  }
}

/** A day as it is typed: `28/11/2026`. */
const typed = (day: string) => day.split('-').reverse().join('/');
