import { expect } from '@playwright/test';
import {
  type NewsletterCase,
  newsletterCases,
  SUBSCRIBED,
} from '#tests/models/newsletter-model.ts';
import type { Ended, Oracle, RetailerTools } from './oracle.ts';
import { SentAttempts } from './sent-attempts.ts';

/** The newsletters of a subscriber. */
export class NewsletterOracle implements Oracle {
  readonly case: NewsletterCase;
  /** The subscriber, as the link of an e-mail names them. */
  reference = '';
  readonly #tools: RetailerTools;
  readonly #attempts = new SentAttempts('setActiveNewsletters');

  constructor(tools: RetailerTools) {
    this.#tools = tools;
    this.case = newsletterCases()[tools.walk.variant] as NewsletterCase;
  }

  async begin(): Promise<void> {
    const data = { email: `${crypto.randomUUID()}@example.com`, newsletters: SUBSCRIBED };
    const made = await this.#tools.request.post('/sandbox/subscribers', { data });
    this.reference = (await made.json()).id;
  }

  /** A choice whose answer was lost, on which the retailer acts late. */
  async prepareOutcome(outcome: string): Promise<void> {
    const lost = this.#attempts.last;
    if (!['verify.saved', 'verify.removed'].includes(outcome) || !lost) return;
    const { request, sandbox } = this.#tools;
    await sandbox.clearInjectedFaults();
    const answer = await request.post(`/api${lost.url}`, {
      data: lost.body,
      headers: { 'X-Sandbox-Scope': 'late' },
    });
    expect(answer.ok()).toBe(true);
  }

  /** Ids of the newsletters; null once there is no subscriber. */
  async stored(): Promise<unknown> {
    const answer = await this.#tools.request.get(`/api/v1/newsletters/${this.reference}`, {
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
      this.#attempts.expectAnother(calls, isDone);
      for (const { body } of calls)
        expect(body).toMatchObject({ subscriptor_or_email: this.reference });
    } else this.#attempts.expectNone(requests);
    if (!isDone) expect(after).toEqual(before);
    else expect(after).toEqual(name === 'removed' ? null : this.case.wanted);
  }
}
