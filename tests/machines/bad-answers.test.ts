import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { type Problem, ProblemError } from '#domain/problem.ts';
import { comparisonMachine } from '#machines/comparison.ts';
import { contractsSubmissionMachine } from '#machines/contracts-submission.ts';
import { newsletterMachine } from '#machines/newsletter.ts';
import { submissionMachine } from '#machines/submission.ts';

/** A retailer that loses the answer to a write, and of which it can then be read that it did nothing. */
const losing = (lost: Problem) =>
  fromPromise<never, never>(() => Promise.reject(new ProblemError(lost))) as never;
const nothingDone = fromPromise(async () => null) as never;
const attempt = { answers: {}, idempotencyKey: 'key' };

/** What each machine says of a write whose answer was lost. */
const said: Record<string, (lost: Problem) => Promise<Problem | null | undefined>> = {
  submission: async (lost) => {
    const actors = { send: losing(lost), verify: nothingDone };
    const actor = createActor(submissionMachine.provide({ actors })).start();
    actor.send({ type: 'submit', ...attempt });
    return (await waitFor(actor, (now) => now.matches('failed'))).context.problem;
  },
  'contracts-submission': async (lost) => {
    const read = fromPromise(async () => ({ contract: {}, failing: null })) as never;
    const actors = { read, send: losing(lost), verify: nothingDone };
    const contracts = [{ reference: 'gas/1', idempotencyKey: 'key' }];
    const machine = contractsSubmissionMachine.provide({ actors });
    const actor = createActor(machine, { input: { answers: {}, contracts } }).start();
    return (await waitFor(actor, (now) => now.matches('partly'))).context.contracts[0]?.problem;
  },
  newsletter: async (lost) => {
    const fetch = fromPromise(async () => ({ emails: [], newsletters: [] })) as never;
    const actors = { fetch, save: losing(lost), verify: nothingDone };
    const machine = newsletterMachine.provide({ actors });
    const actor = createActor(machine, { input: { reference: 'r' } }).start();
    await waitFor(actor, (now) => now.matches('choosing'));
    actor.send({ type: 'save' });
    actor.send({ type: 'confirm' });
    return (await waitFor(actor, (now) => now.matches('unsaved'))).context.problem;
  },
  comparison: async (lost) => {
    const machine = comparisonMachine.provide({ actors: { send: losing(lost) } });
    const actor = createActor(machine, { input: { mode: 'manual' } }).start();
    actor.send({ type: 'submit', ...attempt });
    return (await waitFor(actor, ({ context }) => context.contact.problem !== null)).context.contact
      .problem;
  },
};

const losses: Problem[] = [
  { kind: 'no-answer' },
  { kind: 'unreadable' },
  { kind: 'broken', status: 502 },
  { kind: 'broken', status: 504 },
];

describe.each(Object.entries(said))('%s', (_, problemSaid) => {
  it.each(losses)('says what lost the answer, $kind $status, and nothing else', async (lost) => {
    expect(await problemSaid(lost)).toEqual(lost);
  });
});
