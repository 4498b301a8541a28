import type { Problem } from '#domain/problem.ts';
import type { Session } from './session.ts';

/** What the address of a page brings to sign in with. */
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

/** Where somebody wanted to go who went to the identity provider. */
export interface SignInAim {
  /** Path, query and fragment as they were in the address; to be checked before anybody is sent there. */
  redirect: string | null;
  /** Promotional code of the address. */
  promotionalCode: string | null;
}

/** A session that was brought, and where it leads. */
export interface Arrival {
  session: Session;
  /** Null for one that stays on the page of its address. */
  aim: SignInAim | null;
}

/**
 * Why somebody could not sign in: a text of its own each. The customer area's error catalogue (section 8) names the
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

/** Why signing in failed, from what the retailer or the check of a return said. */
export function signInFailureOf(problem: Problem, brought: SignInParameters | null): SignInFailure {
  const retryAfterSeconds =
    problem.kind === 'too-many' ? (problem.retryAfterSeconds ?? null) : null;
  return { code: codeOf(problem, brought), retryAfterSeconds };
}

function codeOf(problem: Problem, brought: SignInParameters | null): SignInFailureCode {
  if (problem.kind === 'signed-out')
    return problem.reason === 'expired' ? 'token_expired' : 'token_invalid';
  const served = problem.kind === 'refused' ? problem.code : undefined;
  const known = failureCodes.find((code) => code === served);
  if (known) return known;
  // A token or client that is not even well formed is refused as invalid.
  if (problem.kind === 'invalid' && brought?.kind === 'client') return 'client_not_valid';
  if (problem.kind === 'invalid' && brought?.kind === 'token') return 'token_invalid';
  return codeOfKind[problem.kind] ?? 'other';
}
