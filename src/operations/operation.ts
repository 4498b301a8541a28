import type { Answers, SubmissionOutcome } from '#domain/submission.ts';

export interface OperationContext {
  /** What the form is about, by kind: `{ contract: … }`. */
  subject: Record<string, unknown>;
  /** The same for every attempt of one submission, so that the retailer can tell a repeat. */
  attemptKey: string;
}

/** One write a form may submit to. Throws ProblemError; field errors carry the form's own field names. */
export interface Operation {
  send(answers: Answers, context: OperationContext): Promise<SubmissionOutcome>;
  /**
   * Reads the state after an answer was lost: the outcome if the retailer acted, null if it did not.
   * Absent where a repeat does no harm.
   */
  verify?(answers: Answers, context: OperationContext): Promise<SubmissionOutcome | null>;
  /** Query keys whose reads are stale once this was done. */
  stales: readonly (readonly unknown[])[];
}
