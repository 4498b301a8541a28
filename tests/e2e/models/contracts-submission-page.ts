import { expect, type Locator } from '@playwright/test';
import type { ContractSubmission } from '#machines/contracts-submission-setup.ts';
import type { SentRequest } from '#sandbox/api/sent-requests.ts';
import {
  activeContract,
  contractPath,
  contractToSign,
  indebtedContract,
  NEW_IBAN,
} from '#tests/e2e/support/household.ts';
import { AT_ONCE } from '#tests/models/contracts-model.ts';
import type { FreshCustomer } from '#tests/support/fresh-customer.ts';
import type { Standing } from '#tests/support/machine-walk.ts';
import { fillIn } from './fill-in.ts';
import { countHeld, countPending, hold, release } from './held-requests.ts';
import { actLate } from './late-request.ts';
import type { Ended, MachinePage, WalkTools } from './machine-page.ts';

const OPERATION = 'changeContractIban';

/** A change of the bank account of one contract, which two others are to follow. */
export class ContractsSubmissionPage implements MachinePage {
  readonly #tools: WalkTools;
  #customer!: FreshCustomer;
  /** Attempts that reached the retailer, by the number of the contract. */
  #attempts: Record<string, SentRequest[]> = {};
  #lost: SentRequest | undefined;
  /** As the machine has them now, and before the last step. */
  #contracts: ContractSubmission[] = [];
  #before: ContractSubmission[] = [];

  constructor(tools: WalkTools) {
    this.#tools = tools;
  }

  #named(reference: string) {
    return (reference === AT_ONCE ? indebtedContract : contractToSign)(this.#customer);
  }

  get #part(): Locator {
    return this.#tools.page.locator('[data-state^="contracts-submission."]');
  }

  /** The first contract is done, and the reading of the next is held. */
  async begin(): Promise<void> {
    const { page, context, sandbox, origin } = this.#tools;
    this.#customer = await sandbox.freshCustomer();
    await context.addCookies([{ name: 'token', value: this.#customer.token, url: origin }]);
    await page.goto(`${contractPath(activeContract(this.#customer))}?dialog=iban-change`);
    await release(page, 'all');
    const dialog = page.getByRole('dialog');
    // Everything that the form asks for is there once the other contracts are known.
    await dialog.locator('button[aria-expanded=false]').click();
    const answers = { account: 'another', iban: NEW_IBAN, ownerIsBankOwner: true };
    await fillIn(page, 'iban-change', answers);
    for (const one of [indebtedContract(this.#customer), contractToSign(this.#customer)])
      await dialog.getByRole('checkbox', { name: one.name }).check();
    await hold(page);
    await dialog.locator('button[type=submit]').click();
    for (const held of [1, 2]) {
      // The change itself, then the page's own reading of the contract that it changed.
      await expect.poll(() => countHeld(page)).toBe(held);
      await release(page, 'next');
    }
    await expect.poll(() => countPending(page)).toBe(0);
  }

  async perform(): Promise<void> {
    const { words } = this.#tools;
    await this.#part
      .getByRole('button', { name: words.say('form-engine.contracts.retry') })
      .click();
  }

  /** The page reads anew what has changed. */
  callsOf(): string[] {
    return ['getContract'];
  }

  shownState(state: Standing['state']): string {
    return `contracts-submission.${state}`;
  }

  async expectToShow({ context, waits }: Standing): Promise<void> {
    const { page, words } = this.#tools;
    this.#before = this.#contracts;
    this.#contracts = (context as { contracts: ContractSubmission[] }).contracts;
    for (const { reference, standing } of this.#contracts) {
      const line = this.#part
        .getByRole('listitem')
        .filter({ hasText: this.#named(reference).name });
      const said = standing === 'waiting' && !waits ? 'not-sent' : standing;
      if (said === 'sent' || said === 'signing' || said === 'not-sent')
        await expect(line).toContainText(words.say(`form-engine.contracts.${said}`));
      if (said === 'closed')
        await expect(line).toContainText(words.say('conditions.no-account-change-waiting'));
    }
    const leave = page
      .getByRole('dialog')
      .getByRole('button', { name: words.say('form-engine.done') });
    if (waits) await expect(leave).toBeDisabled();
    else await expect(leave).toBeEnabled();
  }

  async prepareOutcome(outcome: string): Promise<void> {
    if (outcome === 'read.closed') await this.#askElsewhere();
    const isLate = outcome === 'verify.sent' || outcome === 'verify.signing';
    if (isLate && this.#lost) await actLate(this.#tools, this.#customer, this.#lost);
  }

  /** Another page asks for a change that waits for its signature then. */
  async #askElsewhere(): Promise<void> {
    const { name } = contractToSign(this.#customer);
    const answer = await this.#tools.context.request.post(`/api/v1/contracts/${name}/iban/`, {
      data: { already_registered: false, iban: NEW_IBAN, owner_is_bank_owner: true },
      headers: {
        Authorization: `Bearer ${this.#customer.token}`,
        'X-Sandbox-Scope': 'elsewhere',
      },
    });
    expect(answer.ok()).toBe(true);
  }

  async stored(): Promise<unknown> {
    const { sandbox } = this.#tools;
    const stored = (name: string) => sandbox.contract(this.#customer, name);
    return {
      atOnce: await stored(indebtedContract(this.#customer).name),
      toSign: await stored(contractToSign(this.#customer).name),
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
    const { name } = this.#named(sending?.reference ?? '');
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
