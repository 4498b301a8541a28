import { expect, type Locator, type Response } from '@playwright/test';
import {
  CALL_ME,
  type ComparisonCase,
  comparisonCases,
  INVOICE_FIRST,
  LEAVE_INVOICE,
} from '#tests/models/comparison-model.ts';
import type { Standing, WalkStep } from '#tests/support/machine-walk.ts';
import { fillIn } from './fill-in.ts';
import { release } from './held-requests.ts';
import type { Ended, MachinePage, WalkTools } from './machine-page.ts';

/** A comparator: a bill of electricity or of gas, its result, and the contact that is left about it. */
export class ComparisonPage implements MachinePage {
  readonly #tools: WalkTools;
  readonly #case: ComparisonCase;
  /** References of the contacts that the retailer took. */
  readonly #contacts: string[] = [];

  constructor(tools: WalkTools) {
    this.#tools = tools;
    this.#case = comparisonCases()[tools.walk.variant] as ComparisonCase;
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
    page.on('response', this.#takeReference);
    await page.goto(words.say(`routes.${this.#case.route}`));
    await release(page, 'all');
    await expect(this.#flow.locator('button[type=submit]')).toBeVisible();
  }

  readonly #takeReference = async (response: Response) => {
    if (!response.url().includes('price-compare') || !response.ok()) return;
    const reference = (await response.json().catch(() => null))?.data?.result?.lead_id;
    if (reference) this.#contacts.push(reference);
  };

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
    const { form, answers, contact, invoice } = this.#case;
    if (event === CALL_ME) return fillIn(page, 'lead-contact', contact);
    if (event === LEAVE_INVOICE) return fillIn(page, 'lead-contact', { invoice, ...contact });
    await fillIn(page, form, filled(answers));
  }

  shownState(state: Standing['state']): string {
    return `comparison.${state}`;
  }

  /** The result stays in sight once somebody asked to be called. */
  async expectToShow({ state, context }: Standing): Promise<void> {
    const hasResult = state === 'result' || state === 'contacted';
    const isSending = state === 'sending' && context.mode === 'auto';
    await expect(this.#flow.locator('.comparison-result')).toHaveCount(
      hasResult || isSending ? 1 : 0,
    );
    const isSent = state === 'contacted' || state === 'invoiced';
    await expect(this.#flow.locator('.lead-contact .outcome')).toHaveCount(isSent ? 1 : 0);
  }

  async stored(): Promise<unknown> {
    const { sandbox } = this.#tools;
    return Promise.all(this.#contacts.map((id) => sandbox.contact(id)));
  }

  async expectOutcome({ outcome, calls, before, after }: Ended): Promise<void> {
    const { operation, confirms, kind, sends, storesContact } = this.#case;
    const [actor, name] = outcome.split('.');
    const isContact = actor === 'send';
    const isDone = name === 'compared' || name === 'sent';
    // Chromium itself repeats a request whose connection breaks.
    expect(calls.length).toBeGreaterThan(0);
    for (const call of calls) {
      expect(call).toMatchObject({
        operationId: isContact ? confirms : operation,
        handled: isDone,
      });
      if (!isContact) expect(call.body).toMatchObject(sends);
    }
    if (!isContact || !isDone) return expect(after).toEqual(before);
    expect((after as unknown[]).at(-1)).toMatchObject({ kind, fields: storesContact });
  }
}

const DAY_MS = 24 * 3600 * 1000;

/** The bill of the thirty days that ended ten days ago, as it is typed. */
function filled(answers: Record<string, unknown>): Record<string, unknown> {
  const typed = (daysAgo: number) =>
    new Date(Date.now() - daysAgo * DAY_MS)
      .toISOString()
      .slice(0, 10)
      .split('-')
      .reverse()
      .join('/');
  return { ...answers, startDate: typed(39), endDate: typed(10) };
}
