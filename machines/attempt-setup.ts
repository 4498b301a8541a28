import { assign, fromPromise, setup } from 'xstate';
import { answerWasLost, type Problem, problemOf } from '#domain/problem.ts';
import { type Answers, type SubmissionOutcome, sameAnswers } from '#domain/submission.ts';

/** What an attempt sends; the key is the same for every attempt of one submission. */
export interface SubmissionAttempt {
  answers: Answers;
  idempotencyKey: string;
}

/** State of a customer's request at the retailer; `signing` waits for the customer's signature. */
export type RequestStanding = 'unactive' | 'signing' | 'requested' | 'active';

interface Context extends SubmissionAttempt {
  attempts: number;
  outcome: SubmissionOutcome | null;
  problem: Problem | null;
  /** Why there is no readable answer, while it is verified what became of the attempt. */
  loss: Problem | null;
  /** Only in machines whose form makes a request that stays in force at the retailer. */
  standing: RequestStanding | null;
}

type AttemptEvent =
  | ({ type: 'submit' } & SubmissionAttempt)
  | { type: 'edit' }
  | { type: 'giveUp' }
  /** Of machines with steps: answers of the one at hand, the way back, and another look at what became of it. */
  | { type: 'next'; answers: Answers }
  | { type: 'back' }
  | { type: 'retry' }
  | { type: 'read'; standing: RequestStanding };

type Thrown = { error: unknown };
type Outcome = SubmissionOutcome | null;

const notProvided = () => Promise.reject(new Error('provided by the app'));

/** The context before the first attempt. */
export const noAttempt: Context = {
  answers: {},
  idempotencyKey: '',
  attempts: 0,
  outcome: null,
  problem: null,
  loss: null,
  standing: null,
};

/** Actors, guards and actions of the machines that send a form: what an attempt is, and how it ends. */
export const attemptSetup = setup({
  types: {
    context: {} as Context,
    events: {} as AttemptEvent,
    // biome-ignore lint/suspicious/noConfusingVoidType: TypeScript infers undefined away, and the input would be required
    input: {} as { standing: RequestStanding } | void,
  },
  actors: {
    send: fromPromise<SubmissionOutcome, SubmissionAttempt>(notProvided),
    verify: fromPromise<Outcome, SubmissionAttempt>(notProvided),
  },
  guards: {
    needsSignature: (_, outcome: Outcome) => outcome?.kind === 'signing',
    wasDone: (_, outcome: Outcome) => outcome !== null,
    answerWasLost: (_, { error }: Thrown) => answerWasLost(error),
    isInvalid: (_, { error }: Thrown) => problemOf(error).kind === 'invalid',
    isSigning: ({ context }) => context.standing === 'signing',
    isRequested: ({ context }) => context.standing === 'requested',
    isActive: ({ context }) => context.standing === 'active',
    isChanged: ({ context }, read: { standing: RequestStanding }) =>
      context.standing !== read.standing,
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
    addAnswers: assign({
      answers: ({ context }, given: { answers: Answers }) => ({
        ...context.answers,
        ...given.answers,
      }),
    }),
    keepOutcome: assign({ outcome: (_, outcome: Outcome) => outcome }),
    keepProblem: assign({ problem: (_, { error }: Thrown) => problemOf(error) }),
    keepLoss: assign({ loss: (_, { error }: Thrown) => problemOf(error) }),
    // A bad answer is no lost connection.
    failByLoss: assign({ problem: ({ context }) => context.loss, loss: null }),
    keepUnknownOutcome: assign({ problem: { kind: 'unknown-outcome' } }),
    keepStanding: assign({
      standing: (_, { standing }: { standing: RequestStanding }) => standing,
    }),
    resetAttempt: assign({ attempts: 0, outcome: null, problem: null }),
  },
});

/** What the actors of an attempt take. */
export const attemptInput = ({
  context: { answers, idempotencyKey },
}: {
  context: SubmissionAttempt;
}): SubmissionAttempt => ({ answers, idempotencyKey });
