import type { SignedOutReason } from '#domain/session.ts';
import type { Route } from './routes.ts';

/** What the session machine says, as far as routes care. */
export interface Visitor {
  state: 'restoring' | 'signedOut' | 'signedIn';
  reason: SignedOutReason;
}

/** What becomes of somebody who comes to a route. */
export type Decision = 'show' | 'wait' | 'login' | 'landing' | 'not-found';

/**
 * Private routes need a session, public ones are for whoever has none, unprotected ones for all; a route
 * whose conditions fail does not exist (customer area, section 2).
 */
export function decide(
  route: Pick<Route, 'access' | 'requires' | 'screen'>,
  visitor: Visitor,
  failing: (conditions: readonly string[]) => string | null,
): Decision {
  if (failing(route.requires) !== null) return 'not-found';
  if (route.access !== 'unprotected' && visitor.state === 'restoring') return 'wait';
  if (route.access === 'private' && visitor.state === 'signedOut') return 'login';
  if (route.access === 'public' && visitor.state === 'signedIn') return 'landing';
  return route.screen === 'landing' ? 'landing' : 'show';
}
