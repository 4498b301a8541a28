import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { asOneCustomer } from '#api/client.ts';
import { reportingOwnFaults } from '#config/report.ts';
import type { FormSubmit } from '#domain/form-call.ts';
import { problemOf } from '#domain/problem.ts';
import type { Answers, SubmissionOutcome } from '#domain/submission.ts';
import type { SubmissionAttempt } from '#machines/attempt-setup.ts';
import type { FormMutation } from '#operations/mutation.ts';
import { loadMutation } from '#operations/registry.ts';
import { withUploads } from '#operations/wire/uploaded-files.ts';

export interface SubmissionDependencies {
  /** The objects that the form is about, by kind: `{ contract: … }`. */
  subject: Record<string, unknown>;
  /** Refetches the reads that the mutation makes stale, once the retailer acted. */
  queryClient: QueryClient;
  /** False when the caller refetches them itself. */
  refetches?: boolean;
  /** What became of the first contract, where the same answers are sent for others. */
  first?: SubmissionOutcome;
}

/** What a form submits, or how that is loaded where the form is not there yet. */
export type Submits = FormSubmit | (() => Promise<FormSubmit>);

const nameOf = (submit: FormSubmit) => (typeof submit === 'string' ? submit : submit.operation);

/** The calls of one submission; what the mutation makes stale is marked so. */
export function submissionCalls(
  submits: Submits,
  { subject, queryClient, refetches = true, first }: SubmissionDependencies,
) {
  const refetchType = refetches ? 'active' : 'none';
  const refresh = (stale: FormMutation['stales'] = []) => {
    for (const queryKey of stale) void queryClient.invalidateQueries({ queryKey, refetchType });
  };
  const submitting = <Outcome>(task: (mutation: FormMutation) => Promise<Outcome>) =>
    asOneCustomer(async () => {
      const submit = typeof submits === 'function' ? await submits() : submits;
      return reportingOwnFaults(`The mutation "${nameOf(submit)}" failed`, async () =>
        task(await loadMutation(submit)),
      );
    });
  const answersFor = ({ answersForOthers }: FormMutation, answers: Answers) =>
    (first && answersForOthers?.(answers, first)) ?? answers;
  return {
    send: (
      { answers, idempotencyKey }: SubmissionAttempt,
      signal?: AbortSignal,
    ): Promise<SubmissionOutcome> =>
      submitting(async (mutation) => {
        const outcome = await mutation
          .send(await withUploads(answersFor(mutation, answers)), {
            subject,
            idempotencyKey,
            ...(signal && { signal }),
          })
          .catch((thrown) => {
            const { kind } = problemOf(thrown);
            if (kind === 'invalid' || kind === 'conflict') refresh(mutation.staleWhenRefused);
            // What the page shows is older than what the retailer refused it for.
            if (kind === 'conflict') refresh(mutation.stales);
            refresh(mutation.staleWhenFailed);
            throw thrown;
          });
        refresh(mutation.stales);
        return outcome;
      }),
    verify: ({ answers, idempotencyKey }: SubmissionAttempt): Promise<SubmissionOutcome | null> =>
      submitting(async (mutation) => {
        const outcome =
          (await mutation.verify?.(answersFor(mutation, answers), { subject, idempotencyKey })) ??
          null;
        if (outcome) refresh(mutation.stales);
        return outcome;
      }),
  };
}

/**
 * The promises of `submissionMachine` for what a form submits:
 * `submissionMachine.provide({ actors: submissionActors('iban-change', { subject, queryClient }) })`.
 */
export function submissionActors(submits: Submits, dependencies: SubmissionDependencies) {
  const { send, verify } = submissionCalls(submits, dependencies);
  return {
    send: fromPromise<SubmissionOutcome, SubmissionAttempt>(({ input }) => send(input)),
    verify: fromPromise<SubmissionOutcome | null, SubmissionAttempt>(({ input }) => verify(input)),
  };
}
