import type { Locator } from '@playwright/test';
import { fillIn } from '#tests/e2e/models/fill-in.ts';
import { release } from '#tests/e2e/models/gated-requests.ts';
import { contractPath } from '#tests/e2e/support/household.ts';
import { SubmissionOracle } from '#tests/models/oracles/submission-oracle.ts';
import type { Standing } from '#tests/support/machines/machine-walk.ts';
import type { MachinePage, WalkTools } from './machine-page.ts';

/** The forms of a submission: a dialog on a contract, or a page. */
export class SubmissionPage implements MachinePage {
  readonly oracle: SubmissionOracle;
  readonly #tools: WalkTools;

  constructor(tools: WalkTools) {
    this.#tools = tools;
    this.oracle = new SubmissionOracle(tools);
  }

  get #form(): Locator {
    return this.#tools.page.locator('[data-state^="submission."]');
  }

  async begin(): Promise<void> {
    const { page, context, words, origin } = this.#tools;
    const { contract, customer } = this.oracle;
    const { form, route = 'login', signedIn } = this.oracle.case;
    if (contract || signedIn)
      await context.addCookies([{ name: 'token', value: customer.token, url: origin }]);
    await page.goto(
      contract ? `${contractPath(contract)}?dialog=${form}` : words.say(`routes.${route}`),
    );
    await release(page, 'all');
  }

  async perform(): Promise<void> {
    await fillIn(this.#tools.page, this.oracle.case.form, this.oracle.answers);
    await this.#form.locator('button[type=submit]').click();
  }

  /** After a login the form is left at once. */
  shownState(state: Standing['state']): string {
    const leaves = this.oracle.case.form === 'login' && state === 'sent';
    return leaves ? 'session.signedIn' : `submission.${state}`;
  }

  async expectToShow(): Promise<void> {}
}
