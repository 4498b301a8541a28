import type { RouteRules } from '#app/routing/route-rules.ts';
import type { SignedOutReason } from '#domain/customer/session.ts';

/** What routes need to know of the session. */
export interface Visitor {
  state: 'restoring' | 'signedOut' | 'signedIn';
  reason: SignedOutReason;
  /** True where customers sign in at the identity provider. */
  usesProvider: boolean;
}

/** Result of the access rules for a route. */
export type Decision = 'show' | 'wait' | 'login' | 'provider' | 'landing' | 'not-found';

/**
 * Private routes need a session, public ones are for visitors without one, unprotected ones for all. A route that is
 * closed or whose conditions fail does not exist (customer area, section 2). With an identity provider, private routes
 * redirect to it. A customer whose session has just ended sees a notice first, as the provider might sign them in again
 * without a prompt.
 */
export function decide(
  { access, enabled, requires, lands, leadsToProvider }: RouteRules,
  { state, reason, usesProvider }: Visitor,
  failing: (conditions: readonly string[]) => string | null,
): Decision {
  if (!enabled || failing(requires) !== null) return 'not-found';
  if (access !== 'unprotected' && state === 'restoring') return 'wait';
  if (state === 'signedOut' && (access === 'private' || leadsToProvider)) {
    if (usesProvider && reason === 'none') return 'provider';
    if (access === 'private') return 'login';
  }
  if (access === 'public' && state === 'signedIn') return 'landing';
  return lands ? 'landing' : 'show';
}
