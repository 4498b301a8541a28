import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { type Problem, ProblemError } from '#domain/problem.ts';
import type { SubmissionOutcome } from '#domain/submission.ts';
import type { SubmissionAttempt } from '#machines/attempt-setup.ts';
import { submissionMachine } from '#machines/submission.ts';

type Answer = SubmissionOutcome | Problem;
const sent: SubmissionOutcome = { kind: 'sent', result: 7 };
const noAnswer: Problem = { kind: 'no-answer' };
const isOutcome = (answer: Answer): answer is SubmissionOutcome =>
  answer.kind === 'sent' || answer.kind === 'signing';

/** A retailer that gives the next answer of its list to each attempt, and notes what it was sent. */
function retailer(answers: Answer[], verified: () => Promise<SubmissionOutcome | null>) {
  const attempts: SubmissionAttempt[] = [];
  const actor = createActor(
    submissionMachine.provide({
      actors: {
        send: fromPromise<SubmissionOutcome, SubmissionAttempt>(async ({ input }) => {
          const answer = answers[attempts.push(input) - 1] ?? sent;
          if (isOutcome(answer)) return answer;
          throw new ProblemError(answer);
        }),
        verify: fromPromise<SubmissionOutcome | null, SubmissionAttempt>(verified),
      },
    }),
  ).start();
  const submit = async (iban: unknown, idempotencyKey: string) => {
    actor.send({ type: 'submit', answers: { iban }, idempotencyKey });
    await waitFor(actor, (state) => !state.matches('sending') && !state.matches('verifying'));
    return actor.getSnapshot();
  };
  return { actor, attempts, submit };
}
const nothingDone = async () => null;
const notRequested = () => Promise.reject(new Error('must not be called'));

describe('submission', () => {
  it('sends the answers and ends with what the retailer made of them', async () => {
    const { submit, attempts } = retailer([sent], notRequested);
    const state = await submit('ES91', 'first');
    expect(state.value).toBe('sent');
    expect(state.context.outcome).toEqual(sent);
    expect(attempts).toEqual([{ answers: { iban: 'ES91' }, idempotencyKey: 'first' }]);
  });

  it('waits for the signature when the retailer requires one', async () => {
    const { submit } = retailer([{ kind: 'signing' }], notRequested);
    expect((await submit('ES91', 'first')).value).toBe('signing');
  });

  it('sends once on a double click', async () => {
    const { actor, attempts } = retailer([sent], notRequested);
    actor.send({ type: 'submit', answers: {}, idempotencyKey: 'first' });
    actor.send({ type: 'submit', answers: {}, idempotencyKey: 'second' });
    await waitFor(actor, (state) => state.matches('sent'));
    expect(attempts).toHaveLength(1);
  });

  it('keeps the problem of a refusal and takes corrected answers under their own key', async () => {
    const refusal: Problem = { kind: 'invalid', fields: { iban: ['format'] } };
    const { submit, attempts } = retailer([refusal, sent], notRequested);
    expect((await submit('ES00', 'first')).context.problem).toEqual(refusal);
    const state = await submit('ES91', 'second');
    expect(state.value).toBe('sent');
    expect(state.context.problem).toBeNull();
    expect(attempts.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['first', 'second']);
  });

  it.each([noAnswer, { kind: 'unreadable' }, { kind: 'broken', status: 502 }] satisfies Problem[])(
    'reads the state when the answer was lost: $kind',
    async (lost) => {
      const { submit, attempts } = retailer([lost], async () => sent);
      expect((await submit('ES91', 'first')).value).toBe('sent');
      expect(attempts).toHaveLength(1);
    },
  );

  it('says that nothing was done, and repeats the same answers under the same key', async () => {
    const { submit, attempts } = retailer([noAnswer, sent], nothingDone);
    const state = await submit('ES91', 'first');
    expect(state.value).toBe('failed');
    expect(state.context.problem).toEqual(noAnswer);
    await submit('ES91', 'second');
    expect(attempts.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['first', 'first']);
  });

  it('says that the outcome is unknown when the state cannot be read either', async () => {
    const { submit } = retailer([noAnswer], () => Promise.reject(new ProblemError(noAnswer)));
    const state = await submit('ES91', 'first');
    expect(state.value).toBe('failed');
    expect(state.context.problem).toEqual({ kind: 'unknown-outcome' });
  });

  it('does not verify with the retailer an attempt that was never sent', async () => {
    const bug = submissionMachine.provide({
      actors: { send: fromPromise(() => Promise.reject(new TypeError('no such module'))) },
    });
    const actor = createActor(bug).start();
    actor.send({ type: 'submit', answers: {}, idempotencyKey: 'first' });
    const state = await waitFor(actor, ({ value }) => value !== 'sending');
    expect(state.value).toBe('failed');
  });

  it('takes two files for different answers unless they are the same file', async () => {
    const file = new File(['deed'], 'deed.pdf');
    const { submit, attempts } = retailer([noAnswer, noAnswer, sent], nothingDone);
    await submit([file], 'first');
    await submit([file], 'second');
    await submit([new File(['deed'], 'deed.pdf')], 'third');
    expect(attempts.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      'first',
      'first',
      'third',
    ]);
  });
});
