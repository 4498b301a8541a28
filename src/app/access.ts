import type { SignedOutReason } from '#domain/session.ts';
import type { RouteRules } from './route-rules.ts';

/** What routes need to know of the session. */
export interface Visitor {
  state: 'restoring' | 'signedOut' | 'signedIn';
  reason: SignedOutReason;
}

/** Result of the access rules for a route. */
export type Decision = 'show' | 'wait' | 'login' | 'landing' | 'not-found';

/**
 * Private routes need a session, public ones are for visitors without one, unprotected ones for all. A route that is
 * closed or whose conditions fail does not exist (customer area, section 2).
 */
export function decide(
  { access, enabled, requires, lands }: RouteRules,
  visitor: Visitor,
  failing: (conditions: readonly string[]) => string | null,
): Decision {
  if (!enabled || failing(requires) !== null) return 'not-found';
  if (access !== 'unprotected' && visitor.state === 'restoring') return 'wait';
  if (access === 'private' && visitor.state === 'signedOut') return 'login';
  if (access === 'public' && visitor.state === 'signedIn') return 'landing';
  return lands ? 'landing' : 'show';
}
