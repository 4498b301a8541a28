import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { ComparedEnergy, Comparison } from '#domain/comparison/comparison.ts';
import { leadOfComparison } from '#domain/contract/lead.ts';
import type { Answers, SubmissionOutcome } from '#domain/submission.ts';
import type { ContactAttempt } from '#machines/comparison-setup.ts';
import { submissionCalls } from './submission-actors.ts';

/** Form of a bill, and name of its mutation. */
export const comparisonForms = {
  electricity: 'comparison',
  gas: 'gas-comparison',
} as const satisfies Record<ComparedEnergy, string>;

/** The promises of `comparisonMachine`. A comparison changes nothing, so it needs no key, and is aborted when it is given up. */
export function comparisonActors(energy: ComparedEnergy, queryClient: QueryClient) {
  const { send } = submissionCalls(comparisonForms[energy], { subject: {}, queryClient });
  return {
    compare: fromPromise<Comparison, Answers>(async ({ input, signal }) => {
      const { result } = await send({ answers: input, idempotencyKey: '' }, signal);
      return result as Comparison;
    }),
    send: fromPromise<SubmissionOutcome, ContactAttempt>(({ input }) => {
      const subject = { lead: leadOfComparison(energy, input) };
      return submissionCalls('lead-contact', { subject, queryClient }).send(input);
    }),
  };
}
