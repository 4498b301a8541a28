import { userOf } from '#api/token.ts';
import { ProblemError } from '#domain/problem.ts';
import type { Session } from '#domain/session.ts';

/** A token that the retailer gave, with its user. Throws ProblemError `unreadable` for what is no token. */
export function sessionOf(token: string): Session {
  const user = userOf(token);
  if (!user) throw new ProblemError({ kind: 'unreadable' });
  return { token, user };
}
