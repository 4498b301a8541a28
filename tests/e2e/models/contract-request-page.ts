import { expect, type Locator } from '@playwright/test';
import type { RequestStanding } from '#machines/attempt-setup.ts';
import type { SentRequest } from '#sandbox/api/sent-requests.ts';
import { contractPath } from '#tests/e2e/support/household.ts';
import type { FreshCustomer } from '#tests/support/fresh-customer.ts';
import type { Standing, WalkStep } from '#tests/support/machine-walk.ts';
import { release } from './held-requests.ts';
import { actLate } from './late-request.ts';
import { type Ended, innermost, type MachinePage, type WalkTools } from './machine-page.ts';

type Contract = FreshCustomer['contracts'][number];

/** What differs between the things that a customer asks for on a contract. */
export interface ContractRequestKind {
  /** Name of machine and form. */
  name: string;
  operation: string;
  /** Path of the call, below that of the contract, and its body. */
  call: { path: string; data: unknown };
  contract: (customer: FreshCustomer, variant: string) => Contract;
  /** What the retailer stores once it was asked. */
  stores: Record<string, unknown>;
}

/** How a request goes on at the retailer until the contract tells this. */
const goesOn: Record<string, ('sign' | 'distributor')[]> = {
  'electronic-notification.active': ['sign'],
  'sips-opt-out.requested': ['sign'],
  'sips-opt-out.active': ['distributor'],
};

/** Beyond the time for which the portal takes a contract that it has read as fresh. */
const STALE = '00:31';

/** Something that a customer asks for on a contract's page, in a dialog, and that stays asked for. */
export class ContractRequestPage implements MachinePage {
  readonly #tools: WalkTools;
  readonly #kind: ContractRequestKind;
  #customer!: FreshCustomer;
  #attempts: SentRequest[] = [];
  /** True once the retailer was asked, from this page or elsewhere. */
  #isAsked = false;

  constructor(tools: WalkTools, kind: ContractRequestKind) {
    this.#tools = tools;
    this.#kind = kind;
  }

  get #contract(): Contract {
    return this.#kind.contract(this.#customer, this.#tools.walk.variant);
  }

  get #datum(): Locator {
    return this.#tools.page.locator(`[data-state^="${this.#kind.name}."]`);
  }

  async begin(): Promise<void> {
    const { page, context, sandbox, origin } = this.#tools;
    this.#customer = await sandbox.freshCustomer();
    await context.addCookies([{ name: 'token', value: this.#customer.token, url: origin }]);
    await context.clock.install({ time: Date.now() });
    await page.goto(`${contractPath(this.#contract)}?dialog=${this.#kind.name}`);
    await release(page, 'all');
    await expect(page.getByRole('dialog').locator('button[type=submit]')).toBeVisible();
  }

  async perform({ event }: WalkStep): Promise<void> {
    const { standing } = event as { standing?: RequestStanding };
    if (standing) return this.#readOn(standing);
    const submit = this.#tools.page
      .getByRole('dialog')
      .locator('button[type=submit]:not([aria-disabled])');
    if (await submit.isVisible()) return submit.click();
    // The message to sign is asked for again beside the datum.
    await this.#tools.page.keyboard.press('Escape');
    await this.#datum.getByRole('button').click();
  }

  /** The contract goes on at the retailer, and the page reads it when the customer comes back to it. */
  async #readOn(standing: RequestStanding): Promise<void> {
    const { page, context, sandbox } = this.#tools;
    const { name } = this.#contract;
    const steps = goesOn[`${this.#kind.name}.${standing}`] ?? [];
    if (!this.#isAsked) await this.#askElsewhere();
    else for (const by of steps) await sandbox.goOn(this.#customer, name, by);
    await context.clock.fastForward(STALE);
    await release(page, 'all');
    await page.evaluate(() => void window.dispatchEvent(new Event('visibilitychange')));
  }

  async #askElsewhere(): Promise<void> {
    const { path, data } = this.#kind.call;
    const { name } = this.#contract;
    const answer = await this.#tools.context.request.post(`/api/v1/contracts/${name}/${path}/`, {
      data,
      headers: { Authorization: `Bearer ${this.#customer.token}`, 'X-Sandbox-Scope': 'elsewhere' },
    });
    expect(answer.ok()).toBe(true);
    this.#isAsked = true;
  }

  callsOf({ event }: WalkStep): string[] {
    return event.type === 'read' ? ['getContract'] : [];
  }

  shownState(state: Standing['state']): string {
    return `${this.#kind.name}.${innermost(state)}`;
  }

  async expectToShow(): Promise<void> {}

  async prepareOutcome(outcome: string): Promise<void> {
    const lost = this.#attempts.at(-1);
    if (outcome === 'verify.asked' && lost) await actLate(this.#tools, this.#customer, lost);
  }

  async stored(): Promise<unknown> {
    return this.#tools.sandbox.contract(this.#customer, this.#contract.name);
  }

  async expectOutcome({ outcome, calls, requests, before, after }: Ended): Promise<void> {
    const { operation, stores } = this.#kind;
    const [actor, name] = outcome.split('.');
    const isDone = name === 'asked';
    if (actor === 'send') {
      // Chromium itself repeats a request whose connection breaks.
      expect(calls.length).toBeGreaterThan(0);
      for (const call of calls)
        expect(call).toMatchObject({ operationId: operation, handled: isDone });
      this.#attempts.push(...calls);
      const keys = new Set(this.#attempts.map(({ idempotencyKey }) => idempotencyKey));
      expect([...keys], 'one key for all attempts').toEqual([expect.any(String)]);
    } else expect(requests.map(({ operationId }) => operationId)).not.toContain(operation);
    if (isDone) this.#isAsked = true;
    if (isDone) expect(after).toMatchObject(stores);
    else expect(after).toEqual(before);
  }
}
