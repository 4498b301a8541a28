import { ProblemError, problemOf } from '#domain/problem.ts';

/** For `catch`: a look-up that cannot be read is what the step waits for; the session is a matter of its own. */
export const asWaiting = (field: string) => (thrown: unknown) => {
  if (!(thrown instanceof ProblemError) || problemOf(thrown).kind === 'signed-out') throw thrown;
  throw new ProblemError({ kind: 'invalid', fields: { [field]: ['waiting'] } });
};
