import { fromPromise } from 'xstate';
import { unwrap } from '#api/answer.ts';
import { apiClient } from '#api/client.ts';
import { reportingOwnFaults } from '#config/report.ts';
import type { ProviderSession, Session } from '#domain/customer/session.ts';
import { ProblemError } from '#domain/problem.ts';
import type { Farewell } from '#machines/session-setup.ts';
import { sessionOf } from '#operations/wire/session-of.ts';

/** The promises of `sessionMachine`; the identity provider comes back to `returnPath` after a logout. */
export const sessionActors = (returnPath: () => string) => ({
  check: fromPromise<Session, { token: string }>(({ input, signal }) =>
    reportingOwnFaults('The session cannot be checked', async () => {
      const { token_is_valid: isValid, token = input.token } = await unwrap(
        apiClient.POST('/v1/is_token_valid', { body: { token: input.token }, signal }),
      );
      if (!isValid) throw new ProblemError({ kind: 'signed-out', reason: 'missing' });
      return sessionOf(token);
    }),
  ),
  leave: fromPromise<Farewell, { token: string | null; provider: ProviderSession | null }>(
    async ({ input: { token, provider }, signal }) => {
      const [end] = await Promise.allSettled([
        provider && endAtProvider(provider, returnPath(), signal),
        token && unwrap(apiClient.POST('/v1/logout', { signal })),
      ]);
      const isOpenAtProvider = end.status === 'rejected';
      return { address: isOpenAtProvider ? null : end.value, isOpenAtProvider };
    },
  ),
});

async function endAtProvider(provider: ProviderSession, returnPath: string, signal: AbortSignal) {
  const { endSessionAddress } = await import('#api/openid-provider.ts');
  return endSessionAddress(provider, returnPath, signal);
}
