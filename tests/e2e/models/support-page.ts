import { expect, type Locator } from '@playwright/test';
import type { SentRequest } from '#sandbox/api/sent-requests.ts';
import { activeContract } from '#tests/e2e/support/household.ts';
import { isLookedFor, type SupportCase, supportCases } from '#tests/models/support-models.ts';
import type { FreshCustomer } from '#tests/support/fresh-customer.ts';
import type { Standing } from '#tests/support/machine-walk.ts';
import { fillIn } from './fill-in.ts';
import { release } from './held-requests.ts';
import { actLate } from './late-request.ts';
import type { Ended, MachinePage, WalkTools } from './machine-page.ts';

const routes = { contact: 'request-create', 'contact-unsigned': 'contact', claim: 'claims' };

/** A message to customer service, or a claim, on the page of its form. */
export class SupportPage implements MachinePage {
  readonly #tools: WalkTools;
  readonly #machine: 'contact' | 'claim';
  readonly #case: SupportCase;
  #customer!: FreshCustomer;
  #email = '';
  #attempts: SentRequest[] = [];

  constructor(tools: WalkTools, machine: 'contact' | 'claim') {
    this.#tools = tools;
    this.#machine = machine;
    this.#case = supportCases(machine)[tools.walk.variant] as SupportCase;
  }

  get #isOwn(): boolean {
    return this.#case.form !== 'contact-unsigned';
  }

  get #form(): Locator {
    return this.#tools.page.locator(`[data-state^="${this.#machine}."]`);
  }

  async begin(): Promise<void> {
    const { page, context, sandbox, words, origin } = this.#tools;
    this.#customer = await sandbox.freshCustomer();
    this.#email = `visitor-${this.#customer.id}@example.com`;
    if (this.#isOwn)
      await context.addCookies([{ name: 'token', value: this.#customer.token, url: origin }]);
    await page.goto(words.say(`routes.${routes[this.#case.form]}`));
    await release(page, 'all');
  }

  async perform(): Promise<void> {
    const { page } = this.#tools;
    await fillIn(page, this.#case.form, this.#filled(this.#case.answers));
    await this.#form.locator('button[type=submit]').click();
  }

  /** Replaces placeholders by this customer's own values. */
  #filled(values: Record<string, unknown>): Record<string, unknown> {
    const { type, name } = activeContract(this.#customer);
    const own: Record<string, unknown> = {
      '{{contract}}': `${type}/${name}`,
      '{{email}}': this.#email,
    };
    return JSON.parse(JSON.stringify(values), (_, value) => own[String(value)] ?? value);
  }

  shownState(state: Standing['state']): string {
    return `${this.#machine}.${state}`;
  }

  /** What was sent proves itself by the number that the retailer stored. */
  async expectToShow({ state }: Standing): Promise<void> {
    if (state !== 'sent') return;
    const stored = await this.#ownRequests();
    await expect(this.#form.locator('.support-number strong')).toHaveText(
      String(stored.at(-1)?.id),
    );
  }

  /** What the look-up finds: the retailer acts on it late, after a gateway's timeout. */
  async prepareOutcome(outcome: string): Promise<void> {
    const lost = this.#attempts.at(-1);
    if (outcome === 'verify.sent' && lost) await actLate(this.#tools, this.#customer, lost);
  }

  #ownRequests() {
    const { sandbox } = this.#tools;
    return sandbox.supportRequests(
      this.#isOwn ? { customer: this.#customer.id } : { email: this.#email },
    );
  }

  async stored(): Promise<unknown> {
    return this.#ownRequests();
  }

  async expectOutcome({ outcome, calls, requests, before, after }: Ended): Promise<void> {
    const { operation, sends, stores, form } = this.#case;
    const [actor, name] = outcome.split('.');
    const isDone = name === 'sent';
    if (actor === 'send') {
      // Chromium itself repeats a request whose connection breaks.
      expect(calls.length).toBeGreaterThan(0);
      for (const call of calls) {
        expect(call).toMatchObject({ operationId: operation, handled: isDone });
        expect(call.body).toMatchObject(this.#filled(sends));
      }
      this.#attempts.push(...calls);
      const keys = new Set(this.#attempts.map(({ idempotencyKey }) => idempotencyKey));
      expect([...keys], 'one key for all attempts').toEqual([expect.any(String)]);
    } else {
      const asked = requests.map(({ operationId }) => operationId);
      expect(asked).not.toContain(operation);
      if (isLookedFor(form)) expect(asked).toContain('listRequests');
    }
    if (isDone) expect(after).toEqual([expect.objectContaining(stores)]);
    else expect(after).toEqual(before);
  }
}
