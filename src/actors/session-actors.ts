import { fromPromise } from 'xstate';
import { unwrap } from '#api/answer.ts';
import { apiClient } from '#api/client.ts';
import { userOf } from '#api/token.ts';
import { reportingOwnFaults } from '#config/report.ts';
import { ProblemError } from '#domain/problem.ts';
import type { Session } from '#domain/session.ts';

/** The promises of `sessionMachine`. */
export const sessionActors = {
  check: fromPromise<Session, { token: string }>(({ input, signal }) =>
    reportingOwnFaults('The session cannot be checked', async () => {
      const { token_is_valid: isValid, token = input.token } = await unwrap(
        apiClient.POST('/v1/is_token_valid', { body: { token: input.token }, signal }),
      );
      if (!isValid) throw new ProblemError({ kind: 'signed-out', reason: 'missing' });
      const user = userOf(token);
      if (!user) throw new ProblemError({ kind: 'unreadable' });
      return { token, user };
    }),
  ),
  leave: fromPromise<void, { token: string | null }>(async ({ input, signal }) => {
    if (input.token) await unwrap(apiClient.POST('/v1/logout', { signal }));
  }),
};
