import { assign, fromPromise, setup } from 'xstate';
import { answerWasLost, type Problem, problemOf } from '#domain/problem.ts';
import { type Answers, type SubmissionOutcome, sameAnswers } from '#domain/submission.ts';

/** What an attempt sends; the key is the same for every attempt of one submission. */
export interface SubmissionAttempt {
  answers: Answers;
  idempotencyKey: string;
}

interface Context extends SubmissionAttempt {
  attempts: number;
  outcome: SubmissionOutcome | null;
  problem: Problem | null;
}

const notProvided = () => Promise.reject(new Error('provided by the app'));

/**
 * One submission of a plain form or dialog. `submit` is ignored while an attempt is pending, so a double click sends
 * once; `failed` behaves as `editing` with a problem.
 * Problem `no-answer` in `failed`: the retailer did not act; `unknown-outcome`: it may have acted.
 */
export const submissionMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'submit' } & SubmissionAttempt,
  },
  actors: {
    send: fromPromise<SubmissionOutcome, SubmissionAttempt>(notProvided),
    verify: fromPromise<SubmissionOutcome | null, SubmissionAttempt>(notProvided),
  },
  guards: {
    needsSignature: (_, outcome: SubmissionOutcome | null) => outcome?.kind === 'signing',
    wasDone: (_, outcome: SubmissionOutcome | null) => outcome !== null,
    answerWasLost: (_, { error }: { error: unknown }) => answerWasLost(error),
  },
  actions: {
    takeAnswers: assign({
      answers: (_, submitted: SubmissionAttempt) => submitted.answers,
      idempotencyKey: ({ context }, submitted: SubmissionAttempt) =>
        context.attempts > 0 && sameAnswers(context.answers, submitted.answers)
          ? context.idempotencyKey
          : submitted.idempotencyKey,
      attempts: ({ context }) => context.attempts + 1,
      problem: null,
    }),
    keepOutcome: assign({ outcome: (_, outcome: SubmissionOutcome | null) => outcome }),
    keepProblem: assign({ problem: (_, problem: Problem) => problem }),
    keepNoAnswer: assign({ problem: { kind: 'no-answer' } }),
    keepUnknownOutcome: assign({ problem: { kind: 'unknown-outcome' } }),
  },
}).createMachine({
  id: 'submission',
  description: 'One plain form or dialog on its way to the retailer.',
  context: { answers: {}, idempotencyKey: '', attempts: 0, outcome: null, problem: null },
  initial: 'editing',
  states: {
    editing: {
      on: {
        submit: {
          target: 'sending',
          actions: { type: 'takeAnswers', params: ({ event }) => event },
        },
      },
    },
    sending: {
      invoke: {
        src: 'send',
        input: ({ context: { answers, idempotencyKey } }) => ({ answers, idempotencyKey }),
        onDone: [
          {
            guard: { type: 'needsSignature', params: ({ event }) => event.output },
            target: 'signing',
            actions: { type: 'keepOutcome', params: ({ event }) => event.output },
          },
          {
            target: 'sent',
            actions: { type: 'keepOutcome', params: ({ event }) => event.output },
          },
        ],
        onError: [
          {
            guard: { type: 'answerWasLost', params: ({ event }) => event },
            target: 'verifying',
          },
          {
            target: 'failed',
            actions: { type: 'keepProblem', params: ({ event }) => problemOf(event.error) },
          },
        ],
      },
    },
    verifying: {
      invoke: {
        src: 'verify',
        input: ({ context: { answers, idempotencyKey } }) => ({ answers, idempotencyKey }),
        onDone: [
          {
            guard: { type: 'needsSignature', params: ({ event }) => event.output },
            target: 'signing',
            actions: { type: 'keepOutcome', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'wasDone', params: ({ event }) => event.output },
            target: 'sent',
            actions: { type: 'keepOutcome', params: ({ event }) => event.output },
          },
          {
            target: 'failed',
            actions: 'keepNoAnswer',
          },
        ],
        onError: {
          target: 'failed',
          actions: 'keepUnknownOutcome',
        },
      },
    },
    failed: {
      on: {
        submit: {
          target: 'sending',
          actions: { type: 'takeAnswers', params: ({ event }) => event },
        },
      },
    },
    sent: { type: 'final' },
    signing: { type: 'final' },
  },
});
