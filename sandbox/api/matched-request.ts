import type { Context as Matched } from 'openapi-backend';
import type { Session } from '#sandbox/sessions/sessions.ts';

/** The session that the token of a request proves. */
export function sessionOf({ security }: Matched): Session | null {
  const session = security?.bearer as Session | { error: unknown } | undefined;
  return session && 'customer' in session ? session : null;
}

/** Path parameters with their described types; openapi-backend passes them as text. */
export function numbersIn({ validation }: Matched): unknown {
  return (validation.coerced as { params?: unknown } | undefined)?.params;
}
