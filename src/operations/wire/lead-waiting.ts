import { ProblemError, problemOf } from '#domain/problem.ts';

/** A look-up of an answer at `field` that cannot be read now. */
class WaitingError extends ProblemError {
  readonly field: string;
  readonly reason: ProblemError;

  constructor(field: string, reason: ProblemError) {
    super({ kind: 'invalid', fields: { [field]: ['waiting'] } });
    this.field = field;
    this.reason = reason;
  }
}

/** For `catch`: a look-up that cannot be read is what the step waits for; the session is a matter of its own. */
export const asWaiting = (field: string) => (thrown: unknown) => {
  if (!(thrown instanceof ProblemError) || problemOf(thrown).kind === 'signed-out') throw thrown;
  throw new WaitingError(field, thrown);
};

/**
 * A failure as that of a step: a look-up of an answer of another step is a call of this one that failed, which can be
 * repeated here. The answer itself is not wrong, and was sent with its own step.
 */
export const failureOf = (thrown: unknown, step: string): unknown =>
  thrown instanceof WaitingError && !thrown.field.startsWith(`${step}/`) ? thrown.reason : thrown;
