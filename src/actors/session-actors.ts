import { fromPromise } from 'xstate';
import { unwrap } from '#api/answer.ts';
import { apiClient } from '#api/client.ts';
import type { ProviderSession, Session } from '#domain/customer/session.ts';
import type { Farewell } from '#machines/session-setup.ts';
import { checkSession, type StartedCheck } from './session-check.ts';

/**
 * The promises of `sessionMachine`; the identity provider comes back to `returnPath` after a logout. The first check uses
 * the one that has started, where it is of the same token.
 */
export const sessionActors = (returnPath: () => string, started?: StartedCheck) => ({
  check: fromPromise<Session, { token: string }>(({ input: { token }, signal }) => {
    const first = started?.token === token ? started.session : null;
    started = undefined;
    return first ?? checkSession(token, signal);
  }),
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
