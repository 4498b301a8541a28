import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { submissionActors } from '#actors/submission-actors.ts';
import type { TariffOption } from '#domain/contract/tariff-options.ts';
import type { Answers } from '#domain/submission.ts';
import { submissionMachine } from '#machines/submission.ts';
import { contractQuery } from '#queries/contracts/contract.ts';
import { sentChoice } from '#queries/contracts/tariff-choices.ts';
import { tariffOptionsQuery } from '#queries/contracts/tariff-options.ts';
import { startRetailer, type TestRetailer } from '#tests/support/retailer/retailer.ts';
import { submitOf } from '#tests/support/trials/form-submit.ts';

let retailer: TestRetailer;
beforeAll(async () => {
  retailer = await startRetailer();
});
afterAll(() => retailer.close());

const options: [option: TariffOption, field: string][] = [
  ['double-tariff', 'months'],
  ['happy-hours', 'hours'],
  ['happy-day', 'day'],
];
const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** The change of an option of a fresh customer's contract, as the form starts it. */
async function submission(option: TariffOption) {
  const customer = await retailer.signInFresh();
  const { name = '' } =
    customer.contracts.find(
      ({ type, state, requires_signature }) =>
        type === 'electricity' && state === 'activa' && !requires_signature,
    ) ?? {};
  queryClient.clear();
  const contract = await queryClient.fetchQuery(contractQuery('electricity', name));
  const query = tariffOptionsQuery(contract.id, [option]);
  const [state] = await queryClient.fetchQuery(query);
  const actors = submissionActors(submitOf(option), { subject: { contract }, queryClient });
  const actor = createActor(submissionMachine.provide({ actors })).start();
  return {
    offer: state?.offer ?? [],
    submit: async (answers: Answers) => {
      actor.send({ type: 'submit', answers, idempotencyKey: 'attempt-0001' });
      return waitFor(actor, ({ value }) => value !== 'sending' && value !== 'verifying');
    },
    stored: async () =>
      ((await retailer.inspect(customer, name)).tariff_options as Record<string, unknown>)[option],
    chosen: async () => (await queryClient.fetchQuery({ ...query, staleTime: 0 }))[0]?.chosen,
    isStale: () => queryClient.getQueryState(query.queryKey)?.isInvalidated,
  };
}

describe.each(options)('the change of the option %s', (option, field) => {
  it('takes a choice of the offer, which is in force then', async () => {
    const { offer, submit, stored, chosen, isStale } = await submission(option);
    expect(await stored()).toBeUndefined();
    const wanted = offer.at(-1);
    const { value, context } = await submit({ [field]: wanted?.id });
    expect(value).toBe('sent');
    expect(sentChoice(option, context.outcome?.result)).toEqual(wanted);
    expect(wanted).toMatchObject((await stored()) as object);
    expect(isStale()).toBe(true);
    expect(await chosen()).toEqual(wanted);
  });
});
