import { expect, type Page, type Request } from '@playwright/test';
import type { WizardInput, WizardState } from '#machines/wizard-context.ts';
import { SandboxControl } from '#tests/e2e/support/sandbox-control.ts';
import { sendsNothing } from '#tests/models/wizard-browser-model.ts';
import { type WizardCase, wizardCases } from '#tests/models/wizard-cases.ts';
import type { WalkPath, WalkStep } from '#tests/support/machine-model.ts';
import { fillIn } from './fill-in.ts';
import { holdAgain, letGo } from './held-requests.ts';
import { faultsOf, losesItsAnswer } from './outcome-faults.ts';
import type { PortalWords } from './portal-words.ts';
import { leaveDraft } from './wizard-draft.ts';

const nameOf = (value: unknown): string =>
  typeof value === 'string' ? value : nameOf(Object.values(value as object)[0]);

/** Walks the paths of a wizard in a browser, as a customer of the sandbox retailer. */
export class WizardWalker {
  readonly #page: Page;
  readonly #words: PortalWords;
  readonly #wizard: string;
  readonly #cases: WizardCase[];
  #sandbox: SandboxControl;

  constructor(page: Page, words: PortalWords, wizard: string) {
    this.#page = page;
    this.#words = words;
    this.#wizard = wizard;
    this.#cases = wizardCases(wizard);
    this.#sandbox = new SandboxControl(page.context().request, '');
  }

  #t(key: string, values?: Record<string, string>): string {
    return this.#words.say(key, values);
  }

  /** Comes to the wizard, on with an earlier visit if the path starts with one. */
  async begin({ id, start, initial }: WalkPath): Promise<void> {
    const page = this.#page;
    await page.goto('/config/current.json');
    const url = new URL('/', page.url()).href;
    await page.context().addCookies([{ name: 'sandbox_scope', value: id, url }]);
    this.#sandbox = new SandboxControl(page.context().request, id);
    await this.#sandbox.clearFaults();
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    const { saved } = start(() => 0) as WizardInput;
    if (saved) await leaveDraft(page, this.#words, this.#wizard, saved);
    await page.goto(this.#t(`routes.${this.#wizard}`));
    if (saved) {
      const which = saved.unanswered ? 'unsure' : 'usual';
      await this.#press(this.#t(`wizard.return.${which}.continue`));
    }
    await this.expectToStand(initial);
  }

  /** Checks that the page stands where the machine should: state, step and number of steps. */
  async expectToStand({ state, context }: Pick<WalkStep, 'state' | 'context'>): Promise<void> {
    const { step, steps } = context as WizardState;
    const name = nameOf(state);
    await expect(this.#page.locator(`[data-state="wizard.${name}"]`)).toBeVisible();
    if (name === 'finished') return;
    await expect(this.#page).toHaveURL(new RegExp(`[?&]paso=${step}(&|$)`));
    const header = this.#page.getByRole('navigation', { name: this.#t('wizard.steps') });
    await expect(header.getByRole('listitem')).toHaveCount(steps.length);
  }

  isUnseen({ state, context }: WalkStep): boolean {
    return nameOf(state) === 'saving' && sendsNothing(context as WizardState);
  }

  async walk(step: WalkStep): Promise<void> {
    if (step.happens.kind === 'outcome') return this.#end(step.name);
    await holdAgain(this.#page);
    const given = this.#cases.find(({ event }) => event === step.name);
    if (given) await this.#next(given);
    else await this.#do(step.name);
  }

  async #next({ step, answers, settings }: WizardCase): Promise<void> {
    if (settings) await this.#serve(settings);
    const steps = this.#words.manifest.wizards[this.#wizard]?.steps;
    const form = steps?.find(({ id }) => id === step)?.form ?? '';
    await fillIn(this.#page, form, answers);
    await this.#page.locator('.wizard-main button[type=submit]').click();
  }

  async #do(event: string): Promise<void> {
    const page = this.#page;
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
    };
    const doing = events[event];
    if (!doing) throw new Error(`Nobody knows how to "${event}" in a browser`);
    await doing();
  }

  #press(name: string): Promise<void> {
    return this.#page.getByRole('button', { name, exact: true }).click();
  }

  /** Lets the call that is under way end so: by the retailer's answer, or by a fault of the sandbox. */
  async #end(outcome: string): Promise<void> {
    await this.#sandbox.clearFaults();
    for (const fault of faultsOf('wizard', outcome)) await this.#sandbox.fault(fault);
    // What is asked for after a lost answer is held again.
    await letGo(this.#page, losesItsAnswer(outcome) ? 'next' : 'all');
  }

  /** Serves other settings, and waits until the open page has looked for them. */
  async #serve(settings: object): Promise<void> {
    await this.#sandbox.clearFaults();
    const body = JSON.stringify({ status: 'OK', data: settings });
    const fault = { operationId: 'getPublicSettings', kind: 'body', body } as const;
    await this.#sandbox.fault({ ...fault, contentType: 'application/json' });
    let answer: Promise<unknown> | undefined;
    const hear = (asked: Request) => {
      if (asked.url().includes('/ov_settings')) answer ??= asked.response();
    };
    this.#page.on('request', hear);
    // A page looks again when it shows again, but not at once.
    await expect(async () => {
      await this.#page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect.poll(() => answer !== undefined, { timeout: 600 }).toBe(true);
    }).toPass({ timeout: 20_000 });
    this.#page.off('request', hear);
    await answer;
  }
}
