import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { SubmissionOutcome } from '#domain/submission.ts';
import type { SubmissionAttempt } from '#machines/submission.ts';
import type { Operation } from '#operations/operation.ts';
import { loadOperation } from '#operations/registry.ts';

interface Surroundings {
  /** What the form is about, by kind: `{ contract: … }`. */
  subject: Record<string, unknown>;
  /** Its reads that the operation makes stale are fetched anew once the retailer acted. */
  queryClient: QueryClient;
}

/**
 * The promises of `submissionMachine` for one operation:
 * `submissionMachine.provide({ actors: submissionActors('iban-change', { subject, queryClient }) })`.
 */
export function submissionActors(operationName: string, { subject, queryClient }: Surroundings) {
  const refresh = (operation: Operation) => {
    for (const queryKey of operation.stales) void queryClient.invalidateQueries({ queryKey });
  };
  return {
    send: fromPromise<SubmissionOutcome, SubmissionAttempt>(async ({ input }) => {
      const operation = await loadOperation(operationName);
      const outcome = await operation.send(input.answers, {
        subject,
        attemptKey: input.attemptKey,
      });
      refresh(operation);
      return outcome;
    }),
    verify: fromPromise<SubmissionOutcome | null, SubmissionAttempt>(async ({ input }) => {
      const operation = await loadOperation(operationName);
      const context = { subject, attemptKey: input.attemptKey };
      const outcome = (await operation.verify?.(input.answers, context)) ?? null;
      if (outcome) refresh(operation);
      return outcome;
    }),
  };
}
