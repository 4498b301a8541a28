import { QueryClient } from '@tanstack/react-query';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { submissionActors } from '#actors/submission-actors.ts';
import type { Answers } from '#domain/submission.ts';
import { submissionMachine } from '#machines/submission.ts';
import { contractQuery } from '#queries/contracts/contract.ts';
import { lookups } from '#queries/lookups.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import { startRetailer, type TestRetailer } from '#tests/support/retailer/retailer.ts';

let retailer: TestRetailer;
beforeAll(async () => {
  retailer = await startRetailer();
});
afterAll(() => retailer.close());
afterEach(() => retailer.clearInjectedFaults());

/** Public example of ISO 13616. */
const iban = 'ES91 2100 0418 4502 0005 1332';
const newAccount: Answers = { account: 'another', iban, ownerIsBankOwner: true };
const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });

type Wanted = (contract: FreshCustomer['contracts'][number]) => boolean;
const active: Wanted = (one) =>
  one.type === 'electricity' && one.state === 'activa' && !one.requires_signature;

/** A submission of a fresh customer's bank account change, as the form starts it. */
async function submission(wanted: Wanted = active, settings = {}) {
  const customer = await retailer.signInFresh({ settings });
  const { name = '', type = 'electricity' } = customer.contracts.find(wanted) ?? {};
  queryClient.clear();
  const contract = await queryClient.fetchQuery(contractQuery(type, name));
  const actors = submissionActors('iban-change', { subject: { contract }, queryClient });
  const actor = createActor(submissionMachine.provide({ actors })).start();
  return {
    submit: async (answers: Answers) => {
      actor.send({ type: 'submit', answers, idempotencyKey: 'attempt-0001' });
      return waitFor(actor, ({ value }) => value !== 'sending' && value !== 'verifying');
    },
    atRetailer: () => retailer.inspect(customer, name),
    isStale: () => queryClient.getQueryState(['contract', 'electricity', name])?.isInvalidated,
    ownAccounts: async () => {
      const query = lookups.listIbans?.({});
      return query ? queryClient.fetchQuery({ ...query, staleTime: 0 }) : [];
    },
  };
}

describe('bank account change', () => {
  it('sends a new account, and makes the contract stale', async () => {
    const { submit, atRetailer, isStale, ownAccounts } = await submission();
    expect((await submit(newAccount)).value).toBe('sent');
    expect(await atRetailer()).toMatchObject({ iban });
    expect(isStale()).toBe(true);
    expect(await ownAccounts()).toContainEqual({
      ...{ id: expect.any(Number), printable_iban: iban },
      ending: iban.slice(-4),
    });
  });

  it('sends that of a gas contract to the call for gas', async () => {
    const { submit, atRetailer } = await submission(
      ({ type, state }) => type === 'gas' && state === 'activa',
    );
    expect((await submit(newAccount)).value).toBe('sent');
    expect(await atRetailer()).toMatchObject({ iban });
  });

  it('sends one of the own accounts by its identifier', async () => {
    const { submit, atRetailer, ownAccounts } = await submission();
    const other = (await ownAccounts()).at(-1);
    const answers = { account: String(other?.id), ownerIsBankOwner: true };
    expect((await submit(answers)).value).toBe('sent');
    expect(await atRetailer()).toMatchObject({ iban: other?.printable_iban });
  });

  it('waits for the signature where the retailer requires one', async () => {
    const { submit, atRetailer } = await submission((one) => one.requires_signature);
    expect((await submit(newAccount)).value).toBe('signing');
    const { iban: current, pending } = await atRetailer();
    expect(current).not.toBe(iban);
    expect(pending).toMatchObject([{ kind: 'iban-change' }]);
  });

  it('finds the change when only the response was lost', async () => {
    const { submit, atRetailer } = await submission();
    await retailer.fail({ operationId: 'changeContractIban', kind: 'drop-after', times: 1 });
    expect((await submit(newAccount)).value).toBe('sent');
    expect(await atRetailer()).toMatchObject({ iban });
  });

  it('reports that nothing was done when the call never arrived, and the repeat works', async () => {
    const { submit, atRetailer } = await submission();
    await retailer.fail({ operationId: 'changeContractIban', kind: 'drop-before', times: 1 });
    const { value, context } = await submit(newAccount);
    expect([value, context.problem]).toEqual(['failed', { kind: 'no-answer' }]);
    expect(await atRetailer()).not.toMatchObject({ iban });
    expect((await submit(newAccount)).value).toBe('sent');
  });

  it('finds the change that waits for its signature when only the response was lost', async () => {
    const { submit, atRetailer } = await submission((one) => one.requires_signature);
    await retailer.fail({ operationId: 'changeContractIban', kind: 'drop-after', times: 1 });
    const { value, context } = await submit(newAccount);
    expect([value, context.outcome?.result]).toEqual([
      'signing',
      expect.objectContaining({ printableIban: iban }),
    ]);
    expect((await atRetailer()).pending).toHaveLength(1);
  });

  it('receives the first response again for a repeat after an unknown outcome', async () => {
    const { submit, atRetailer } = await submission((one) => one.requires_signature);
    await retailer.fail({ operationId: 'changeContractIban', kind: 'drop-after', times: 1 });
    await retailer.fail({ operationId: 'getContract', kind: 'status', status: 500, times: 1 });
    expect((await submit(newAccount)).value).toBe('failed');
    expect((await submit(newAccount)).value).toBe('signing');
    expect((await atRetailer()).pending).toHaveLength(1);
  });

  it('reports an unknown outcome when the retailer never responds', async () => {
    const { submit } = await submission();
    await retailer.fail({ operationId: '*', kind: 'drop-before' });
    expect((await submit(newAccount)).context.problem).toEqual({ kind: 'unknown-outcome' });
  });
});
