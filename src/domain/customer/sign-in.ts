import type { Problem } from '#domain/problem.ts';
import type { Session } from './session.ts';

/** The sign-in parameters in the address of a page. */
export type SignInParameters =
  /** A token of the retailer: `?token=`. */
  | { kind: 'token'; token: string }
  /** Credentials of another system of the retailer: `?id_client=&secret=`. */
  | { kind: 'client'; clientId: string; secret: string }
  /** The return from the identity provider to `/connect`: its query. */
  | { kind: 'provider'; query: string };

/** The identity provider of the settings `oidc`. */
export interface IdentityProvider {
  issuer: string;
  clientId: string;
  scope: string;
}

/** Where the visitor wanted to go before the redirect to the identity provider. */
export interface SignInAim {
  /** Path, query and fragment as they were in the address; to be checked before the redirect. */
  redirect: string | null;
  /** Promotional code of the address. */
  promotionalCode: string | null;
}

/** A session from the address of the page, and where to go with it. */
export interface Arrival {
  session: Session;
  /** Null when the visitor stays on the page of the address. */
  aim: SignInAim | null;
}

/**
 * Why a sign-in failed: a text of its own each. The customer area's error catalogue (section 8) names the
 * token that has ended or is not valid, the client that is not valid, the state, the nonce and "cannot sign up".
 */
const failureCodes = [
  'token_expired',
  'token_invalid',
  'client_not_valid',
  'nonce_missing',
  'invalid_state',
  'invalid_nonce',
  'invalid_code',
  'access_denied',
  'provider_refused',
  'provider_down',
  'cannot_sign_up',
  'too_many',
  'offline',
  'service_down',
  'other',
] as const;

export type SignInFailureCode = (typeof failureCodes)[number];

export interface SignInFailure {
  code: SignInFailureCode;
  /** Seconds to wait before another attempt, where the retailer says so. */
  retryAfterSeconds: number | null;
}

const codeOfKind: Partial<Record<Problem['kind'], SignInFailureCode>> = {
  'too-many': 'too_many',
  'no-answer': 'offline',
  unreachable: 'offline',
  outdated: 'service_down',
  broken: 'service_down',
  unreadable: 'service_down',
};

/** Why a sign-in failed, from the problem that the retailer or the check of the provider's redirect reported. */
export function signInFailureOf(
  problem: Problem,
  credentials: SignInParameters | null,
): SignInFailure {
  const retryAfterSeconds =
    problem.kind === 'too-many' ? (problem.retryAfterSeconds ?? null) : null;
  return { code: codeOf(problem, credentials), retryAfterSeconds };
}

function codeOf(problem: Problem, credentials: SignInParameters | null): SignInFailureCode {
  if (problem.kind === 'signed-out')
    return problem.reason === 'expired' ? 'token_expired' : 'token_invalid';
  const served = problem.kind === 'refused' ? problem.code : undefined;
  const known = failureCodes.find((code) => code === served);
  if (known) return known;
  // A token or client that is not even well formed is refused as invalid.
  if (problem.kind === 'invalid' && credentials?.kind === 'client') return 'client_not_valid';
  if (problem.kind === 'invalid' && credentials?.kind === 'token') return 'token_invalid';
  return codeOfKind[problem.kind] ?? 'other';
}
