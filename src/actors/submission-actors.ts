import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { reportingOwnFaults } from '#config/report.ts';
import { problemOf } from '#domain/problem.ts';
import type { SubmissionOutcome } from '#domain/submission.ts';
import type { SubmissionAttempt } from '#machines/attempt-setup.ts';
import type { FormMutation } from '#operations/mutation.ts';
import { loadMutation } from '#operations/registry.ts';

interface SubmissionDependencies {
  /** The objects that the form is about, by kind: `{ contract: … }`. */
  subject: Record<string, unknown>;
  /** Refetches the reads that the mutation makes stale, once the retailer acted. */
  queryClient: QueryClient;
}

/**
 * The promises of `submissionMachine` for one mutation:
 * `submissionMachine.provide({ actors: submissionActors('iban-change', { subject, queryClient }) })`.
 */
export function submissionActors(
  mutationName: string,
  { subject, queryClient }: SubmissionDependencies,
) {
  const refresh = (stale: FormMutation['stales'] = []) => {
    for (const queryKey of stale) void queryClient.invalidateQueries({ queryKey });
  };
  const reporting = <Outcome>(task: () => Promise<Outcome>) =>
    reportingOwnFaults(`The mutation "${mutationName}" failed`, task);
  return {
    send: fromPromise<SubmissionOutcome, SubmissionAttempt>(({ input }) =>
      reporting(async () => {
        const mutation = await loadMutation(mutationName);
        const context = { subject, idempotencyKey: input.idempotencyKey };
        const outcome = await mutation.send(input.answers, context).catch((thrown) => {
          const isRefused = ['invalid', 'conflict'].includes(problemOf(thrown).kind);
          if (isRefused) refresh(mutation.staleWhenRefused);
          throw thrown;
        });
        refresh(mutation.stales);
        return outcome;
      }),
    ),
    verify: fromPromise<SubmissionOutcome | null, SubmissionAttempt>(({ input }) =>
      reporting(async () => {
        const mutation = await loadMutation(mutationName);
        const context = { subject, idempotencyKey: input.idempotencyKey };
        const outcome = (await mutation.verify?.(input.answers, context)) ?? null;
        if (outcome) refresh(mutation.stales);
        return outcome;
      }),
    ),
  };
}
