import { expect } from '@playwright/test';
import { doubleTariffId } from '#domain/contract/tariff-options.ts';
import type { SentRequest } from '#sandbox/api/sent-requests.ts';
import { omipProducts } from '#sandbox/market/omip-products.ts';
import { offeredDoubleTariffs } from '#sandbox/operations/contracts/tariff-option-offers.ts';
import { activeContract, contractToSign } from '#tests/e2e/support/household.ts';
import { type SubmissionCase, submissionCases } from '#tests/models/submission-model.ts';
import { describedOperations } from '#tests/support/description/described-operations.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import { actLate } from './late-request.ts';
import type { Ended, Oracle, RetailerTools } from './oracle.ts';
import { SentAttempts } from './sent-attempts.ts';

/** True for an operation that recognises a repeat by its idempotency key. */
const takesKey = (operation: string) =>
  describedOperations
    .find(({ operationId }) => operationId === operation)
    ?.parameters.some(({ name }) => name === 'Idempotency-Key');

/** The double tariff that is offered first, as the form answers it, with its members. */
function nextMonths(): Record<string, unknown> {
  const [next] = offeredDoubleTariffs(new Date().toISOString().slice(0, 10));
  if (!next) throw new Error('The sandbox offers no months');
  return { ...next, 'next months': doubleTariffId(next) };
}

/** The product of the market that is offered first. */
const firstProduct = () => omipProducts(new Date().toISOString().slice(0, 10))[0]?.name ?? '';

/** Address of a customer of the sandbox's own making. */
const emailOf = ({ user }: FreshCustomer) => `${user.toLowerCase()}@example.com`;

/** The forms of a submission: about a contract, or about none. */
export class SubmissionOracle implements Oracle {
  readonly case: SubmissionCase;
  customer!: FreshCustomer;
  readonly #tools: RetailerTools;
  readonly #attempts: SentAttempts;

  constructor(tools: RetailerTools) {
    this.#tools = tools;
    const { variant } = tools.walk;
    this.case = submissionCases().find(({ event }) => event === variant) as SubmissionCase;
    this.#attempts = new SentAttempts(this.case.operation);
  }

  /** The customer's contract that the form is about; null for a form that is about none. */
  get contract(): FreshCustomer['contracts'][number] | null {
    if (!this.case.contract) return null;
    return (this.case.contract === 'to sign' ? contractToSign : activeContract)(this.customer);
  }

  /** What the customer answers. */
  get answers(): Record<string, unknown> {
    return this.#filled(this.case.answers);
  }

  async begin(): Promise<void> {
    const { household } = this.case;
    this.customer = await this.#tools.sandbox.freshCustomer(household && { household });
  }

  /** Replaces placeholders by this customer's own values, and by what is offered today. */
  #filled(values: Record<string, unknown>): Record<string, unknown> {
    const { user, password } = this.customer;
    const contract = activeContract(this.customer).name;
    const own: Record<string, unknown> = {
      ...{ user, password, contract, email: emailOf(this.customer) },
      ...nextMonths(),
      product: firstProduct(),
    };
    return JSON.parse(JSON.stringify(values), (_, value) => {
      const [, name = ''] = /^\{\{(.+)\}\}$/.exec(String(value)) ?? [];
      return own[name] ?? value;
    });
  }

  /** A change that the look-up finds: the retailer acts on it late, after a gateway's timeout. */
  async prepareOutcome(outcome: string): Promise<void> {
    const lost = this.#attempts.last;
    if (!['verify.sent', 'verify.signing'].includes(outcome) || !lost) return;
    await actLate(this.#tools, this.customer, lost);
  }

  async stored(): Promise<unknown> {
    const { sandbox } = this.#tools;
    const { contract } = this;
    if (!contract) {
      const sessions = await sandbox.sessions(this.customer);
      return {
        alerts: await this.#alerts(),
        sessions: sessions.length,
        ended: sessions.filter(({ ended_at }) => ended_at !== null).length,
        mails: (await sandbox.mails(emailOf(this.customer))).length,
      };
    }
    const stored = await sandbox.contract(this.customer, contract.name);
    if (this.case.household !== 'solar') return stored;
    return { ...stored, batteries: await sandbox.batteries(this.customer, contract.name) };
  }

  /** How many price alerts there are, of a customer whose form this is. */
  async #alerts(): Promise<number> {
    if (this.case.form !== 'price-alert') return 0;
    const { token } = this.customer;
    const answer = await this.#tools.request.get('/api/v1/omip/alerts/', {
      headers: { Authorization: `Bearer ${token}`, 'X-Sandbox-Scope': 'elsewhere' },
    });
    return (await answer.json()).data.result.length;
  }

  async expectOutcome({ outcome, calls, requests, before, after }: Ended): Promise<void> {
    const [actor, name = ''] = outcome.split('.');
    const isDone = name === 'sent' || name === 'signing';
    if (actor === 'send') this.#expectAttempt(calls, isDone);
    else this.#expectLookUp(requests);
    if (isDone) expect(after).toMatchObject(this.#stores(before));
    else expect(after).toEqual(before);
  }

  /** Of what is no contract's it is counted how much came. */
  #stores(before: unknown): Record<string, unknown> {
    const stores = this.#filled(this.case.stores);
    if (this.contract) return stores;
    const counted = Object.entries(before as Record<string, number>);
    return Object.fromEntries(
      counted.map(([name, count]) => [name, count + Number(stores[name] ?? 0)]),
    );
  }

  #expectAttempt(calls: SentRequest[], isDone: boolean): void {
    const { operation, sends } = this.case;
    const { contract } = this;
    this.#attempts.expectAnother(calls, isDone);
    for (const { body, url } of calls) {
      expect(body).toMatchObject(this.#filled(sends));
      if (contract) expect(url).toMatch(new RegExp(`/(${contract.name}|${contract.id})[/?]`));
    }
    if (takesKey(operation)) this.#attempts.expectOneKey();
  }

  /** Expects that the state is read, and the change not sent again. */
  #expectLookUp(requests: SentRequest[]): void {
    this.#attempts.expectNone(requests);
    const { isLookedUp, looksUp = 'getContract' } = this.case;
    if (isLookedUp && looksUp !== null)
      expect(requests.map(({ operationId }) => operationId)).toContain(looksUp);
  }
}
