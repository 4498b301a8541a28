import { expect, type Request } from '@playwright/test';
import type { WizardInput, WizardState } from '#machines/wizard/wizard-context.ts';
import { fillIn } from '#tests/e2e/models/fill-in.ts';
import { leaveDraft } from '#tests/e2e/models/wizard-draft.ts';
import { WizardOracle } from '#tests/models/oracles/wizard-oracle.ts';
import { type WizardCase, wizardCases } from '#tests/models/wizard-cases.ts';
import type { Standing, WalkStep } from '#tests/support/machines/machine-walk.ts';
import { innermost, type MachinePage, type WalkTools } from './machine-page.ts';

/** A wizard of contracting, walked by a visitor. */
export class WizardPage implements MachinePage {
  readonly oracle: WizardOracle;
  readonly #tools: WalkTools;
  readonly #cases: WizardCase[];

  constructor(tools: WalkTools) {
    this.#tools = tools;
    this.#cases = wizardCases(tools.walk.variant);
    this.oracle = new WizardOracle(tools.sandbox);
  }

  get #wizard(): string {
    return this.#tools.walk.variant;
  }

  #t(key: string, values?: Record<string, string>): string {
    return this.#tools.words.say(key, values);
  }

  /** Opens the wizard, and continues an earlier visit if the path starts with one. */
  async begin(): Promise<void> {
    const { page, words, walk } = this.#tools;
    const { saved } = walk.path.start(() => 0) as WizardInput;
    const draft = saved && (await leaveDraft(page, words, this.#wizard, saved));
    if (draft) this.oracle.beginWith(draft);
    await page.goto(this.#t(`routes.${this.#wizard}`));
    if (!draft) return;
    const which = draft.unanswered ? 'unsure' : 'usual';
    await this.#press(this.#t(`wizard.return.${which}.continue`));
  }

  shownState(state: Standing['state']): string {
    return `wizard.${innermost(state)}`;
  }

  /** The current step, and the number of steps. */
  async expectToShow({ state, context }: Standing): Promise<void> {
    const { page } = this.#tools;
    const { step, steps } = context as WizardState;
    if (state === 'finished') return;
    // An address without a step is that of the first one.
    const isFirst = step === steps[0]?.id;
    await expect(page).toHaveURL(
      isFirst ? /^[^?]*$|[?&]paso=/ : new RegExp(`[?&]paso=${step}(&|$)`),
    );
    const header = page.getByRole('navigation', { name: this.#t('wizard.steps') });
    await expect(header.getByRole('listitem')).toHaveCount(steps.length);
  }

  async perform({ name }: WalkStep): Promise<void> {
    const given = this.#cases.find(({ event }) => event === name);
    if (given) await this.#next(given);
    else await this.#do(name);
  }

  async #next(given: WizardCase): Promise<void> {
    const { page, words } = this.#tools;
    this.oracle.submit(given);
    if (given.settings) await this.#serve(given.settings);
    const steps = words.manifest.wizards[this.#wizard]?.steps;
    const form = steps?.find(({ id }) => id === given.step)?.form ?? '';
    await fillIn(page, form, given.answers);
    await page.locator('.wizard-main button[type=submit]').click();
  }

  async #do(event: string): Promise<void> {
    const { page } = this.#tools;
    const titles = `wizards.${this.#wizard}`;
    const events: Record<string, () => Promise<void>> = {
      Previous: () => this.#press(this.#t('wizard.previous')),
      'back to the first': () =>
        page
          .getByRole('navigation', { name: this.#t('wizard.steps') })
          .getByRole('button')
          .first()
          .click(),
      'edit the person': () =>
        this.#press(
          this.#t('wizard.summary.edit-section', { section: this.#t(`${titles}.person`) }),
        ),
      'type at the person': () => fillIn(page, 'contracting-person', { mobile: '600000010' }),
      'add a promotional code': async () => {
        await page.locator('summary', { hasText: this.#t('wizard.promo.title') }).click();
        await page.getByLabel(this.#t('wizard.promo.label'), { exact: true }).fill('LLUERNA10');
        await this.#press(this.#t('wizard.promo.apply'));
        await expect(
          page.getByText(this.#t('wizard.promo.applied', { code: 'LLUERNA10' })),
        ).toBeVisible();
      },
      'companies are halted': () => this.#serve({ contractation: { businessHalt: true } }),
      'companies go on': () => this.#serve({ contractation: { businessHalt: false } }),
      'try again': () => this.#press(this.#t('wizard.retry')),
      'leave the rest': () => this.#press(this.#t('wizard.partly.electricity.leave')),
    };
    const doing = events[event];
    if (!doing) throw new Error(`The page object does not know how to "${event}"`);
    await doing();
  }

  #press(name: string): Promise<void> {
    return this.#tools.page.getByRole('button', { name, exact: true }).click();
  }

  async #injectSettings(settings: object): Promise<void> {
    const { sandbox } = this.#tools;
    await sandbox.clearInjectedFaults();
    const body = JSON.stringify({ status: 'OK', data: settings });
    const served = { kind: 'body', body, contentType: 'application/json' } as const;
    await sandbox.injectedFault({ ...served, operationId: 'getPublicSettings' });
  }

  /** Serves other settings, and waits until the open page has read them. */
  async #serve(settings: object): Promise<void> {
    const { page } = this.#tools;
    await this.#injectSettings(settings);
    let answer: Promise<unknown> | undefined;
    const hear = (request: Request) => {
      if (request.url().includes('/ov_settings')) answer ??= request.response();
    };
    page.on('request', hear);
    // A page that is shown again checks for changes after a pause only.
    await expect(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect.poll(() => answer !== undefined, { timeout: 600 }).toBe(true);
    }).toPass({ timeout: 120_000 });
    page.off('request', hear);
    await answer;
  }
}
