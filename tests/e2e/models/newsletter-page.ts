import { expect, type Locator } from '@playwright/test';
import type { SentRequest } from '#sandbox/api/sent-requests.ts';
import {
  type NewsletterCase,
  newsletterCases,
  SUBSCRIBED,
} from '#tests/models/newsletter-model.ts';
import type { Standing, WalkStep } from '#tests/support/machine-walk.ts';
import type { Ended, MachinePage, WalkTools } from './machine-page.ts';

/** The newsletters of a subscriber, opened by the link of an e-mail. */
export class NewsletterPage implements MachinePage {
  readonly #tools: WalkTools;
  readonly #case: NewsletterCase;
  #reference = '';
  #attempts: SentRequest[] = [];

  constructor(tools: WalkTools) {
    this.#tools = tools;
    this.#case = newsletterCases()[tools.walk.variant] as NewsletterCase;
  }

  get #root(): Locator {
    return this.#tools.page.locator('[data-state^="newsletter."]');
  }

  async begin(): Promise<void> {
    const { page, context, words } = this.#tools;
    const data = { email: `${crypto.randomUUID()}@example.com`, newsletters: SUBSCRIBED };
    const made = await context.request.post('/sandbox/subscribers', { data });
    this.#reference = (await made.json()).id;
    await page.goto(`${words.say('routes.newsletter')}?params=${this.#reference}`);
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
    await (this.#case.wanted.length === 0 ? switches.first() : switches.last()).click();
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

  /** A choice whose answer was lost, on which the retailer acts late. */
  async prepareOutcome(outcome: string): Promise<void> {
    const lost = this.#attempts.at(-1);
    if (!['verify.saved', 'verify.removed'].includes(outcome) || !lost) return;
    const { context, sandbox } = this.#tools;
    await sandbox.clearInjectedFaults();
    const answer = await context.request.post(`/api${lost.url}`, {
      data: lost.body,
      headers: { 'X-Sandbox-Scope': 'late' },
    });
    expect(answer.ok()).toBe(true);
  }

  /** Ids of the newsletters; null once nobody is subscribed. */
  async stored(): Promise<unknown> {
    const answer = await this.#tools.context.request.get(`/api/v1/newsletters/${this.#reference}`, {
      headers: { 'X-Sandbox-Scope': 'elsewhere' },
    });
    if (answer.status() === 404) return null;
    const { result } = (await answer.json()).data;
    return result
      .filter(({ subscribed }: { subscribed: boolean }) => subscribed)
      .map(({ newsletter_id }: { newsletter_id: number }) => newsletter_id);
  }

  async expectOutcome({ outcome, calls, requests, before, after }: Ended): Promise<void> {
    const [actor, name = ''] = outcome.split('.');
    const isDone = name === 'saved' || name === 'removed';
    if (actor === 'save') {
      // Chromium itself repeats a request whose connection breaks.
      expect(calls.length).toBeGreaterThan(0);
      for (const call of calls) {
        expect(call).toMatchObject({ operationId: 'setActiveNewsletters', handled: isDone });
        expect(call.body).toMatchObject({ subscriptor_or_email: this.#reference });
      }
      this.#attempts.push(...calls);
    } else
      expect(requests.map(({ operationId }) => operationId)).not.toContain('setActiveNewsletters');
    if (!isDone) expect(after).toEqual(before);
    else expect(after).toEqual(name === 'removed' ? null : this.#case.wanted);
  }
}
