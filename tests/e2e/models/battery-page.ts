import { expect, type Locator } from '@playwright/test';
import type { SentRequest } from '#sandbox/api/sent-requests.ts';
import { contractPath, contractToSign } from '#tests/e2e/support/household.ts';
import { TO_SIGN } from '#tests/models/battery-models.ts';
import type { FreshCustomer } from '#tests/support/fresh-customer.ts';
import type { Standing, WalkStep } from '#tests/support/machine-walk.ts';
import { release } from './held-requests.ts';
import { actLate } from './late-request.ts';
import type { Ended, MachinePage, WalkTools } from './machine-page.ts';

type Contract = FreshCustomer['contracts'][number];

/** What differs between the changes of a battery. */
export interface BatteryChangeKind {
  /** Name of the machine. */
  name: string;
  operation: string;
  /** The contract whose changes take effect at once. */
  contract: (customer: FreshCustomer) => Contract;
  /** Query of its page. */
  query: string;
  perform: (tools: WalkTools, step: WalkStep, renew: () => Promise<void>) => Promise<void>;
  /** What the retailer stores once it acted on these bodies. */
  stores: (body: Record<string, unknown>) => Record<string, unknown>;
}

/** Beyond the time for which the portal takes a contract that it has read as fresh. */
const STALE = '00:31';

/** A change of a virtual battery, on the page of a contract of the solar household. */
export class BatteryPage implements MachinePage {
  readonly #tools: WalkTools;
  readonly #kind: BatteryChangeKind;
  #customer!: FreshCustomer;
  #attempts: SentRequest[] = [];

  constructor(tools: WalkTools, kind: BatteryChangeKind) {
    this.#tools = tools;
    this.#kind = kind;
  }

  get #isSigned(): boolean {
    return this.#tools.walk.variant.includes(TO_SIGN);
  }

  get #contract(): Contract {
    return (this.#isSigned ? contractToSign : this.#kind.contract)(this.#customer);
  }

  get #flow(): Locator {
    return this.#tools.page.locator(`[data-state^="${this.#kind.name}."]`);
  }

  async begin(): Promise<void> {
    const { page, context, sandbox, origin } = this.#tools;
    this.#customer = await sandbox.freshCustomer({ household: 'solar' });
    await context.addCookies([{ name: 'token', value: this.#customer.token, url: origin }]);
    await context.clock.install({ time: Date.now() });
    await page.goto(`${contractPath(this.#contract)}${this.#kind.query}`);
    await release(page, 'all');
    await expect(this.#flow.first()).toBeVisible();
    // Other batteries of the contract stay as they are, and would stand beside the states of this one.
    await page.evaluate((name) => {
      const [, ...others] = document.querySelectorAll(`[data-state^="${name}."]`);
      for (const other of others) other.removeAttribute('data-state');
    }, this.#kind.name);
  }

  async perform(step: WalkStep): Promise<void> {
    await this.#kind.perform(this.#tools, step, () => this.#sign());
  }

  /** The customer signs what waits, and comes back to the page. */
  async #sign(): Promise<void> {
    const { page, context, sandbox } = this.#tools;
    await sandbox.goOn(this.#customer, this.#contract.name, 'sign');
    await context.clock.fastForward(STALE);
    await release(page, 'all');
    await page.evaluate(() => void window.dispatchEvent(new Event('visibilitychange')));
  }

  callsOf({ state }: WalkStep): string[] {
    // What was signed is read before anything else is chosen.
    return this.#isSigned && state === 'sending' ? ['getContract'] : [];
  }

  shownState(state: Standing['state']): string {
    return `${this.#kind.name}.${state}`;
  }

  async expectToShow(): Promise<void> {}

  async prepareOutcome(outcome: string): Promise<void> {
    const lost = this.#attempts.at(-1);
    if (lost && ['verify.sent', 'verify.signing'].includes(outcome))
      await actLate(this.#tools, this.#customer, lost);
  }

  async stored(): Promise<unknown> {
    const { sandbox } = this.#tools;
    const { name } = this.#contract;
    return {
      ...(await sandbox.contract(this.#customer, name)),
      batteries: await sandbox.batteries(this.#customer, name),
    };
  }

  async expectOutcome({ outcome, calls, requests, before, after }: Ended): Promise<void> {
    const { operation, stores } = this.#kind;
    const [actor, name] = outcome.split('.');
    const isDone = name === 'sent' || name === 'signing';
    if (actor === 'send') {
      // Chromium itself repeats a request whose connection breaks.
      expect(calls.length).toBeGreaterThan(0);
      for (const call of calls)
        expect(call).toMatchObject({ operationId: operation, handled: isDone });
      this.#attempts.push(...calls);
    } else {
      const asked = requests.map(({ operationId }) => operationId);
      expect(asked).not.toContain(operation);
      expect(asked).toContain('getContract');
    }
    if (!isDone) return expect(after).toEqual(before);
    const body = this.#attempts.at(-1)?.body as Record<string, unknown>;
    if (name === 'sent') expect(after).toMatchObject({ batteries: stores(body) });
    else expect(after).toMatchObject({ pending: [{ change: { kind: expect.any(String) } }] });
  }
}
