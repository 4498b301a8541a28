import { assign, fromPromise, setup } from 'xstate';
import type { Comparison } from '#domain/comparison/comparison.ts';
import type { ComparedBill } from '#domain/contract/lead.ts';
import { type Problem, problemOf } from '#domain/problem.ts';
import type { Answers, SubmissionOutcome } from '#domain/submission.ts';
import type { SubmissionAttempt } from './attempt-setup.ts';

/**
 * `auto` compares at once; in `manual` the visitor sends the invoice, and an employee of the retailer compares it.
 */
export type ComparisonMode = ComparedBill['mode'];

interface Context {
  mode: ComparisonMode;
  /** The bill, as it was given last. */
  answers: Answers;
  /** What it would have been here. */
  comparison: Comparison | null;
  /** Why the last comparison failed. */
  problem: Problem | null;
  /** The request to be called, or the submission of the invoice. */
  contact: SubmissionAttempt & { outcome: SubmissionOutcome | null; problem: Problem | null };
  /** True once the visitor left contact details: a result that requires them is shown from then on. */
  hasContact: boolean;
}

/** How to be called, and what about. */
export type ContactAttempt = SubmissionAttempt &
  Pick<Context, 'mode' | 'comparison'> & { bill: Answers };

type ComparisonEvent =
  | { type: 'compare'; answers: Answers }
  | { type: 'cancel' }
  | { type: 'back' }
  /** Another way to compare is chosen. */
  | { type: ComparisonMode }
  | ({ type: 'submit' } & SubmissionAttempt);

type Thrown = { error: unknown };

const notProvided = () => Promise.reject(new Error('provided by the app'));

const noContact: Context['contact'] = {
  answers: {},
  idempotencyKey: '',
  outcome: null,
  problem: null,
};

/** The context at the start, in the mode that is offered first. */
export const noComparison = (mode: ComparisonMode): Context => ({
  mode,
  answers: {},
  comparison: null,
  problem: null,
  contact: noContact,
  hasContact: false,
});

export const comparisonSetup = setup({
  types: {
    context: {} as Context,
    events: {} as ComparisonEvent,
    input: {} as { mode: ComparisonMode },
  },
  actors: {
    compare: fromPromise<Comparison, Answers>(notProvided),
    send: fromPromise<SubmissionOutcome, ContactAttempt>(notProvided),
  },
  guards: {
    isManual: ({ context }) => context.mode === 'manual',
    wasContacted: ({ context }) => context.contact.outcome !== null,
  },
  actions: {
    takeBill: assign({
      answers: (_, { answers }: { answers: Answers }) => answers,
      problem: null,
    }),
    keepComparison: assign({
      comparison: (_, { output }: { output: Comparison }) => output,
    }),
    keepProblem: assign({ problem: (_, { error }: Thrown) => problemOf(error) }),
    // A contact about one comparison or invoice does not apply to another.
    takeMode: assign({
      mode: (_, { mode }: { mode: ComparisonMode }) => mode,
      contact: noContact,
      problem: null,
    }),
    takeContact: assign({
      contact: (_, { answers, idempotencyKey }: SubmissionAttempt) => ({
        ...noContact,
        answers,
        idempotencyKey,
      }),
    }),
    keepContact: assign({
      contact: ({ context }, { output }: { output: SubmissionOutcome }) => ({
        ...context.contact,
        outcome: output,
      }),
      hasContact: true,
    }),
    // A contact cannot be looked up: one whose answer was lost may be sent again, and is one call.
    keepContactProblem: assign({
      contact: ({ context }, { error }: Thrown) => ({
        ...context.contact,
        problem: problemOf(error),
      }),
    }),
  },
});
