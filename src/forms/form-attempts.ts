import type { Problem } from '#domain/problem.ts';
import type { Answers, SubmissionOutcome } from '#domain/submission.ts';
import { newIdempotencyKey } from './engine/submit/idempotency-key.ts';

/** The attempts to send a form, as its machine reports them. */
export interface FormAttempts {
  /** Machine and state (`submission.sending`), where no other part of the page shows them. */
  state?: string;
  /** What is under way; null while nothing is. */
  underWay: 'sending' | 'verifying' | null;
  problem: Problem | null;
  /** The outcome, once the retailer accepted the answers. */
  outcome: SubmissionOutcome | null;
  /** Those of the last attempt. */
  answers: Answers;
  /** Sends answers; ignored while an attempt is under way. */
  submit: (answers: Answers) => void;
}

interface AttemptSnapshot {
  value: unknown;
  context: Pick<FormAttempts, 'problem' | 'outcome' | 'answers'>;
}

type Send = (event: { type: 'submit'; answers: Answers; idempotencyKey: string }) => void;

/** The attempts of a machine of `attemptSetup`. */
export function attemptsOf({ value, context }: AttemptSnapshot, send: Send): FormAttempts {
  const { problem, outcome, answers } = context;
  return {
    underWay: value === 'sending' || value === 'verifying' ? value : null,
    problem,
    outcome,
    answers,
    submit: (given) =>
      send({ type: 'submit', answers: given, idempotencyKey: newIdempotencyKey() }),
  };
}
