import * as oauth from 'oauth4webapi';
import type { ProviderSession } from '#domain/customer/session.ts';
import type { IdentityProvider, SignInAim } from '#domain/customer/sign-in.ts';
import { ProblemError } from '#domain/problem.ts';
import { LEFT_STATE } from './address-parameters.ts';
import { keepJourney, takeJourney } from './openid-journey.ts';

/** Longest wait for the provider's metadata, in milliseconds. */
const DISCOVERY_TIMEOUT_MS = 8000;

/** A return that was checked: its code, and what the retailer needs to exchange it. */
export interface CheckedReturn {
  code: string;
  nonce: string;
  state: string;
  provider: IdentityProvider;
  aim: SignInAim;
}

const refused = (code: string) => new ProblemError({ kind: 'refused', code });

/** The provider's metadata (OpenID Discovery). Throws ProblemError `provider_down` when it is missing or invalid. */
async function discover(issuer: string, signal: AbortSignal): Promise<oauth.AuthorizationServer> {
  const address = new URL(issuer);
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(DISCOVERY_TIMEOUT_MS)]);
  try {
    const answer = await oauth.discoveryRequest(address, {
      algorithm: 'oidc',
      signal: deadline,
      // The settings allow plain HTTP on this machine only.
      [oauth.allowInsecureRequests]: address.protocol === 'http:',
    });
    return await oauth.processDiscoveryResponse(address, answer);
  } catch (thrown) {
    if (signal.aborted) throw thrown;
    throw refused('provider_down');
  }
}

/**
 * Returns the provider's authorization address and stores the journey. State and nonce are random and belong to this
 * tab; the retailer's server exchanges the code with its own secret, so there is no code challenge
 * (`signInWithOpenId`).
 */
export async function authorizationAddress(
  provider: IdentityProvider,
  { aim, language }: { aim: SignInAim; language: string },
  signal: AbortSignal,
): Promise<string> {
  const server = await discover(provider.issuer, signal);
  if (!server.authorization_endpoint) throw refused('provider_down');
  const [state, nonce] = [oauth.generateRandomState(), oauth.generateRandomNonce()];
  const namesIssuer = server.authorization_response_iss_parameter_supported === true;
  keepJourney({ state, nonce, provider, namesIssuer, aim });
  const address = new URL(server.authorization_endpoint);
  const parameters = {
    client_id: provider.clientId,
    response_type: 'code',
    scope: provider.scope,
    redirect_uri: `${location.origin}/connect`,
    state,
    nonce,
    ui_locales: language.slice(0, 2),
  };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return address.href;
}

/**
 * Checks a return from the provider against the journey of this tab. Throws ProblemError: `nonce_missing` when this tab
 * has no journey or the return was used already, `invalid_state` for the return of another journey, `access_denied` and
 * `provider_refused` when the provider refuses.
 */
export function checkedReturn(query: string): CheckedReturn {
  const journey = takeJourney();
  if (!journey) throw refused('nonce_missing');
  const { state, nonce, provider, aim } = journey;
  const server = {
    issuer: provider.issuer,
    authorization_response_iss_parameter_supported: journey.namesIssuer,
  };
  const client = { client_id: provider.clientId };
  const answer = new URLSearchParams(query);
  try {
    const checked = oauth.validateAuthResponse(server, client, answer, state);
    const code = checked.get('code');
    if (!code) throw refused('provider_refused');
    return { code, nonce, state, provider, aim };
  } catch (thrown) {
    if (!(thrown instanceof oauth.AuthorizationResponseError)) {
      throw thrown instanceof ProblemError ? thrown : refused('invalid_state');
    }
    throw refused(thrown.error === 'access_denied' ? 'access_denied' : 'provider_refused');
  }
}

/**
 * The provider's address that ends its session and redirects to `returnPath`; null where it offers none. Throws
 * ProblemError `provider_down`.
 */
export async function endSessionAddress(
  { issuer, clientId, idToken }: ProviderSession,
  returnPath: string,
  signal: AbortSignal,
): Promise<string | null> {
  const { end_session_endpoint: endpoint } = await discover(issuer, signal);
  if (!endpoint) return null;
  const address = new URL(endpoint);
  const parameters = {
    id_token_hint: idToken,
    client_id: clientId,
    post_logout_redirect_uri: `${location.origin}${returnPath}`,
    state: LEFT_STATE,
  };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return address.href;
}
