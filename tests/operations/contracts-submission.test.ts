import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { contractsSubmissionActors } from '#actors/contracts-submission-actors.ts';
import { submissionCalls } from '#actors/submission-actors.ts';
import { referenceOf } from '#domain/contract/contract-reference.ts';
import type { Answers } from '#domain/submission.ts';
import { contractsSubmissionMachine } from '#machines/contracts-submission.ts';
import { contractQuery } from '#queries/contracts/contract.ts';
import { lookups } from '#queries/lookups.ts';
import type { ReadKey } from '#queries/read/query-keys.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import { startRetailer, type TestRetailer } from '#tests/support/retailer/retailer.ts';

let retailer: TestRetailer;
let customer: FreshCustomer;
let home: FreshCustomer['contracts'][number];
let others: FreshCustomer['contracts'];
const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });

beforeAll(async () => {
  retailer = await startRetailer();
});
afterAll(() => retailer.close());
beforeEach(async () => {
  customer = await retailer.signInFresh();
  const [first, ...rest] = customer.contracts.filter(({ state }) => state === 'activa');
  if (!first) throw new Error('The household has no active contract');
  [home, others] = [first, rest];
  queryClient.clear();
});

/** Sends answers for the home, then for the others, as the dialog does. */
async function sendToAll(mutation: string, answers: Answers) {
  const contract = await queryClient.fetchQuery(contractQuery('electricity', home.name));
  const dependencies = { subject: { contract }, queryClient };
  const first = await submissionCalls(mutation, dependencies).send({
    answers,
    idempotencyKey: 'the-home-0001',
  });
  const actors = contractsSubmissionActors(mutation, { first, failing: () => null, queryClient });
  const contracts = others.map((one) => ({
    reference: referenceOf(one),
    idempotencyKey: `other-${one.name}`,
  }));
  const machine = contractsSubmissionMachine.provide({ actors });
  const actor = createActor(machine, { input: { answers, contracts } }).start();
  const { context } = await waitFor(
    actor,
    ({ value }) => value === 'finished' || value === 'partly',
  );
  return context.contracts.map(({ standing, problem }) => problem?.kind ?? standing);
}

const addressOf = async ({ name }: { name: string }) =>
  (await retailer.inspect(customer, name)).notification_address as { id: number };

describe('answers for several contracts', () => {
  const newAddress: Answers = {
    address: 'another',
    name: 'Marta Vidal',
    newAddress: {
      ...{ dp: '08201', poblacio: 'Sabadell', ine: '08187', state: 108 },
      ...{ tv: 1, nv: 'de la Indústria', pnp: '7' },
    },
    email: 'marta@example.com',
    mobile: '+34600000055',
  };

  it('make a new address once, to which all are written', async () => {
    expect(await sendToAll('notification-address', newAddress)).toEqual(['sent', 'sent', 'sent']);
    const made = await addressOf(home);
    expect(made).toMatchObject({ city: 'Sabadell' });
    for (const one of others) expect(await addressOf(one)).toEqual(made);
    const query = lookups.listContractAddresses?.({ contractId: home.id });
    const own = query ? await queryClient.fetchQuery({ ...query, staleTime: 0 }) : [];
    expect(own.filter(({ zipcode }) => zipcode === '08201')).toHaveLength(1);
  });

  it('mark what they make stale once they were sent', async () => {
    const read: ReadKey = ['contract', 'gas', 'read before'];
    queryClient.setQueryData(read, {});
    expect(await sendToAll('invoice-delivery', { delivery: 'postal' })).toEqual([
      'sent',
      'signing',
      'sent',
    ]);
    expect(queryClient.getQueryState(read)?.isInvalidated).toBe(true);
  });
});
