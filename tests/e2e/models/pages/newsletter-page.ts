import { expect, type Locator } from '@playwright/test';
import { NewsletterOracle } from '#tests/models/oracles/newsletter-oracle.ts';
import type { Standing, WalkStep } from '#tests/support/machines/machine-walk.ts';
import type { MachinePage, WalkTools } from './machine-page.ts';

/** The newsletters of a subscriber, opened by the link of an e-mail. */
export class NewsletterPage implements MachinePage {
  readonly oracle: NewsletterOracle;
  readonly #tools: WalkTools;

  constructor(tools: WalkTools) {
    this.#tools = tools;
    this.oracle = new NewsletterOracle(tools);
  }

  get #root(): Locator {
    return this.#tools.page.locator('[data-state^="newsletter."]');
  }

  async begin(): Promise<void> {
    const { page, words } = this.#tools;
    await page.goto(`${words.say('routes.newsletter')}?params=${this.oracle.reference}`);
  }

  async perform({ event }: WalkStep): Promise<void> {
    if (event.type === 'choose') return this.#choose(event.wanted);
    const { words } = this.#tools;
    const names: Record<string, string[]> = {
      save: ['newsletter.save'],
      confirm: ['newsletter.leave.confirm'],
      back: ['newsletter.leave.back'],
      retry: ['common.retry', 'newsletter.unsaved.reload'],
    };
    const said = (names[event.type] ?? []).map((key) => words.say(key));
    const [first = '', second = first] = said;
    const named = (name: string) => this.#root.getByRole('button', { name, exact: true });
    await named(first).or(named(second)).click();
  }

  /** None at once; else the switch in which the case differs from what was subscribed. */
  async #choose(wanted: number[]): Promise<void> {
    const { words } = this.#tools;
    if (wanted.length === 0)
      return this.#root.getByRole('button', { name: words.say('newsletter.none') }).click();
    const switches = this.#root.getByRole('switch');
    await (this.oracle.case.wanted.length === 0 ? switches.first() : switches.last()).click();
  }

  shownState(state: Standing['state']): string {
    return `newsletter.${state}`;
  }

  /** What is chosen is what the machine holds. */
  async expectToShow({ state, context }: Standing): Promise<void> {
    const isOver = ['fetching', 'unread', 'unknown', 'removed'].includes(String(state));
    await expect(this.#root.getByRole('switch', { checked: true })).toHaveCount(
      isOver ? 0 : context.wanted.length,
    );
  }
}
