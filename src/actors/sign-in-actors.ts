import { fromPromise } from 'xstate';
import { unwrap } from '#api/answer.ts';
import { apiClient } from '#api/client.ts';
import { forgetAim } from '#api/openid-journey.ts';
import { reportingOwnFaults } from '#config/report.ts';
import type { ProviderSession, Session } from '#domain/customer/session.ts';
import type {
  Arrival,
  IdentityProvider,
  SignInAim,
  SignInParameters,
} from '#domain/customer/sign-in.ts';
import { ProblemError } from '#domain/problem.ts';
import { sessionOf } from '#operations/wire/session-of.ts';

// Its protocol library is needed on the way to the provider and back only.
const openId = () => import('#api/openid-provider.ts');

interface SignInSurroundings {
  /** Language of the page, for example `es-ES`. */
  language: () => string;
  /** Resolves once it is known whether a customer is signed in. */
  settled: () => Promise<unknown>;
}

/** The promises of `signInMachine`. */
export const signInActors = ({ language, settled }: SignInSurroundings) => ({
  enter: fromPromise<Arrival, { credentials: SignInParameters }>(
    ({ input: { credentials }, signal }) =>
      reportingOwnFaults('Signing in by an address failed', async () => {
        const [arrival] = await Promise.all([enter(credentials, signal), settled()]);
        return arrival;
      }),
  ),
  signInAtProvider: fromPromise<string, { provider: IdentityProvider; aim: SignInAim }>(
    ({ input: { provider, aim }, signal }) =>
      reportingOwnFaults('The identity provider cannot be reached', async () => {
        const { authorizationAddress } = await openId();
        return authorizationAddress(provider, { aim, language: language() }, signal);
      }),
  ),
});

async function enter(credentials: SignInParameters, signal: AbortSignal): Promise<Arrival> {
  if (credentials.kind === 'token')
    return { session: await byToken(credentials.token, signal), aim: null };
  if (credentials.kind === 'client') {
    const { token } = await unwrap(
      apiClient.POST('/v1/user/client_id', {
        body: { client_id: credentials.clientId, secret: credentials.secret },
        signal,
      }),
    );
    return { session: sessionOf(token), aim: null };
  }
  return byProvider(credentials.query, signal);
}

/** The session of a token, with a fresh one in its place. */
async function byToken(given: string, signal: AbortSignal): Promise<Session> {
  const { token_is_valid: isValid, token = given } = await unwrap(
    apiClient.POST('/v1/is_token_valid', { body: { token: given }, signal }),
  );
  if (!isValid) throw new ProblemError({ kind: 'signed-out', reason: 'missing' });
  return sessionOf(token);
}

/** The session of a return from the identity provider, whose code the retailer exchanges. */
async function byProvider(query: string, signal: AbortSignal): Promise<Arrival> {
  const { checkedReturn } = await openId();
  const { code, nonce, state, provider, aim } = checkedReturn(query);
  const answer = await unwrap(
    apiClient.POST('/v1/user/openid', { body: { code, nonce, state }, signal }),
  );
  forgetAim();
  const atProvider: ProviderSession = {
    idToken: answer.openid_token,
    issuer: provider.issuer,
    clientId: provider.clientId,
    isNewCustomer: answer.new_customer,
  };
  return { session: { ...sessionOf(answer.token), provider: atProvider }, aim };
}
