import { expect } from '@playwright/test';
import type { RequestStanding } from '#machines/attempt-setup.ts';
import { activeContract, contractToSign, indebtedContract } from '#tests/e2e/support/household.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import { actLate } from './late-request.ts';
import type { Ended, Oracle, RetailerTools } from './oracle.ts';
import { SentAttempts } from './sent-attempts.ts';

type Contract = FreshCustomer['contracts'][number];

/** What differs between the requests on a contract. */
interface RequestKind {
  operation: string;
  /** Path of the call, below that of the contract, and its body. */
  call: { path: string; data: unknown };
  contract: (customer: FreshCustomer, variant: string) => Contract;
  /** What the retailer stores after the request. */
  stores: Record<string, unknown>;
  /** How a request goes on at the retailer until the contract says this. */
  goesOn: Partial<Record<RequestStanding, ('sign' | 'distributor')[]>>;
}

/** The kinds by the name of machine and form. */
const kinds = {
  'electronic-notification': {
    operation: 'requestElectronicNotification',
    call: { path: 'electronic_notification', data: undefined },
    contract: indebtedContract,
    stores: { electronic_notification: false, pending: [{ kind: 'electronic-notification' }] },
    goesOn: { active: ['sign'] },
  },
  'sips-opt-out': {
    operation: 'optOutOfSips',
    call: { path: 'no_cession_sips', data: { noCessionSelection: 'actual' } },
    contract: (customer, variant) =>
      (variant.includes('to sign') ? contractToSign : activeContract)(customer),
    stores: { sips_state: 'requested' },
    goesOn: { requested: ['sign'], active: ['distributor'] },
  },
} satisfies Record<string, RequestKind>;

export type ContractRequestName = keyof typeof kinds;

/** A request on a contract that goes on at the retailer once it was sent. */
export class ContractRequestOracle implements Oracle {
  customer!: FreshCustomer;
  readonly #tools: RetailerTools;
  readonly #kind: RequestKind;
  readonly #attempts: SentAttempts;
  /** True once the retailer has the request, from this page or from elsewhere. */
  #isRequested = false;

  constructor(tools: RetailerTools, name: ContractRequestName) {
    this.#tools = tools;
    this.#kind = kinds[name];
    this.#attempts = new SentAttempts(this.#kind.operation);
  }

  get contract(): Contract {
    return this.#kind.contract(this.customer, this.#tools.walk.variant);
  }

  async begin(): Promise<void> {
    this.customer = await this.#tools.sandbox.freshCustomer();
  }

  /** Goes on with the request at the retailer until the contract says this; one that was never sent, comes from elsewhere. */
  async goOn(standing: RequestStanding): Promise<void> {
    if (!this.#isRequested) return this.#requestElsewhere();
    for (const by of this.#kind.goesOn[standing] ?? [])
      await this.#tools.sandbox.goOn(this.customer, this.contract.name, by);
  }

  async #requestElsewhere(): Promise<void> {
    const { path, data } = this.#kind.call;
    const address = `/api/v1/contracts/${this.contract.name}/${path}/`;
    const answer = await this.#tools.request.post(address, {
      data,
      headers: { Authorization: `Bearer ${this.customer.token}`, 'X-Sandbox-Scope': 'elsewhere' },
    });
    expect(answer.ok()).toBe(true);
    this.#isRequested = true;
  }

  async prepareOutcome(outcome: string): Promise<void> {
    const lost = this.#attempts.last;
    if (outcome === 'verify.requested' && lost) await actLate(this.#tools, this.customer, lost);
  }

  async stored(): Promise<unknown> {
    return this.#tools.sandbox.contract(this.customer, this.contract.name);
  }

  async expectOutcome({ outcome, calls, requests, before, after }: Ended): Promise<void> {
    const [actor, name] = outcome.split('.');
    const isDone = name === 'requested';
    if (actor === 'send') {
      this.#attempts.expectAnother(calls, isDone);
      this.#attempts.expectOneKey();
    } else this.#attempts.expectNone(requests);
    if (isDone) this.#isRequested = true;
    if (isDone) expect(after).toMatchObject(this.#kind.stores);
    else expect(after).toEqual(before);
  }
}
