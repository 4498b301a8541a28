import { expect } from '@playwright/test';
import type { ContractSubmission } from '#machines/contracts-submission-setup.ts';
import type { SentRequest } from '#sandbox/api/sent-requests.ts';
import { contractToSign, indebtedContract, NEW_IBAN } from '#tests/e2e/support/household.ts';
import { AT_ONCE } from '#tests/models/contracts-model.ts';
import type { Standing } from '#tests/support/machines/machine-walk.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import { actLate } from './late-request.ts';
import type { Ended, Oracle, RetailerTools } from './oracle.ts';

const OPERATION = 'changeContractIban';

/** A change of the bank account of one contract, which two others are to follow. */
export class ContractsSubmissionOracle implements Oracle {
  customer!: FreshCustomer;
  readonly answers = { account: 'another', iban: NEW_IBAN, ownerIsBankOwner: true };
  readonly #tools: RetailerTools;
  /** Attempts that reached the retailer, by the number of the contract. */
  #attempts: Record<string, SentRequest[]> = {};
  #lost: SentRequest | undefined;
  /** As the machine has them now, and before the last step. */
  #contracts: ContractSubmission[] = [];
  #before: ContractSubmission[] = [];

  constructor(tools: RetailerTools) {
    this.#tools = tools;
  }

  /** The contract of this customer that the model names so. */
  named(reference: string): FreshCustomer['contracts'][number] {
    return (reference === AT_ONCE ? indebtedContract : contractToSign)(this.customer);
  }

  async begin(): Promise<void> {
    this.customer = await this.#tools.sandbox.freshCustomer();
  }

  note({ context }: Standing): void {
    this.#before = this.#contracts;
    this.#contracts = (context as { contracts: ContractSubmission[] }).contracts;
  }

  async prepareOutcome(outcome: string): Promise<void> {
    if (outcome === 'read.closed') await this.#changeElsewhere();
    const isLate = outcome === 'verify.sent' || outcome === 'verify.signing';
    if (isLate && this.#lost) await actLate(this.#tools, this.customer, this.#lost);
  }

  /** Another page sends a change that waits for its signature then. */
  async #changeElsewhere(): Promise<void> {
    const { name } = contractToSign(this.customer);
    const answer = await this.#tools.request.post(`/api/v1/contracts/${name}/iban/`, {
      data: { already_registered: false, iban: NEW_IBAN, owner_is_bank_owner: true },
      headers: { Authorization: `Bearer ${this.customer.token}`, 'X-Sandbox-Scope': 'elsewhere' },
    });
    expect(answer.ok()).toBe(true);
  }

  async stored(): Promise<unknown> {
    const { sandbox } = this.#tools;
    const stored = (name: string) => sandbox.contract(this.customer, name);
    return {
      atOnce: await stored(indebtedContract(this.customer).name),
      toSign: await stored(contractToSign(this.customer).name),
    };
  }

  async expectOutcome({ outcome, calls, requests, before, after }: Ended): Promise<void> {
    const [actor, name = ''] = outcome.split('.');
    if (actor === 'send') this.#expectAttempt(calls, name === 'sent' || name === 'signing');
    else expect(requests.map(({ operationId }) => operationId)).not.toContain(OPERATION);
    if (name === 'sent') expect(after).toMatchObject({ atOnce: { iban: NEW_IBAN } });
    else if (name === 'signing')
      expect(after).toMatchObject({ toSign: { pending: [{ kind: 'iban-change' }] } });
    else expect(after).toEqual(before);
  }

  #expectAttempt(calls: SentRequest[], isDone: boolean): void {
    const sending = this.#before.find(({ standing }) => standing === 'sending');
    const { name } = this.named(sending?.reference ?? '');
    // Chromium itself repeats a request whose connection breaks.
    expect(calls.length).toBeGreaterThan(0);
    for (const call of calls) {
      expect(call).toMatchObject({ operationId: OPERATION, handled: isDone });
      expect(call.url).toContain(`/${name}/`);
      expect(call.body).not.toHaveProperty('otherContracts');
    }
    this.#lost = calls.at(-1);
    const attempts = [...(this.#attempts[name] ?? []), ...calls];
    this.#attempts[name] = attempts;
    const keys = Object.values(this.#attempts).map(
      (all) => new Set(all.map(({ idempotencyKey }) => idempotencyKey)),
    );
    for (const own of keys)
      expect([...own], 'one key for a contract').toEqual([expect.any(String)]);
    expect(new Set(keys.flatMap((own) => [...own])).size, 'no key for two').toBe(keys.length);
  }
}
