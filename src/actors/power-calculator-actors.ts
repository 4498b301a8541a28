import { fromPromise } from 'xstate';
import type { Lead, PowerCalculation } from '#domain/contract/lead.ts';
import type { SubmissionOutcome } from '#domain/submission.ts';
import type { SubmissionAttempt } from '#machines/attempt-setup.ts';
import { type SubmissionDependencies, submissionCalls } from './submission-actors.ts';

/** The promises of `powerCalculatorMachine`: a contact travels with the `calculation` among the answers of the attempt. */
export function powerCalculatorActors({
  queryClient,
}: Pick<SubmissionDependencies, 'queryClient'>) {
  const callsFor = ({ answers, idempotencyKey }: SubmissionAttempt) => {
    // The contracted power is for the page only.
    const { calculation, presentPower: _, ...contact } = answers;
    const lead: Lead = {
      about: 'power',
      attaches: false,
      calculation: calculation as PowerCalculation,
    };
    const { send, verify } = submissionCalls('lead-contact', { subject: { lead }, queryClient });
    const attempt = { answers: contact, idempotencyKey };
    return { send: () => send(attempt), verify: () => verify(attempt) };
  };
  return {
    send: fromPromise<SubmissionOutcome, SubmissionAttempt>(({ input }) => callsFor(input).send()),
    verify: fromPromise<SubmissionOutcome | null, SubmissionAttempt>(({ input }) =>
      callsFor(input).verify(),
    ),
  };
}
