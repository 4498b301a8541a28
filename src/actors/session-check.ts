import { unwrap } from '#api/answer.ts';
import { apiClient } from '#api/client.ts';
import { reportingOwnFaults } from '#config/report.ts';
import type { Session } from '#domain/customer/session.ts';
import { ProblemError } from '#domain/problem.ts';
import { sessionOf } from '#operations/wire/session-of.ts';

/** The retailer's check of a token, which may renew it. Throws ProblemError `signed-out` for one that is not valid. */
export const checkSession = (token: string, signal?: AbortSignal): Promise<Session> =>
  reportingOwnFaults('The session cannot be checked', async () => {
    const { token_is_valid: isValid, token: next = token } = await unwrap(
      apiClient.POST('/v1/is_token_valid', { body: { token }, ...(signal && { signal }) }),
    );
    if (!isValid) throw new ProblemError({ kind: 'signed-out', reason: 'missing' });
    return sessionOf(next);
  });

/** A check of a token that has started. */
export interface StartedCheck {
  token: string;
  session: Promise<Session>;
}
