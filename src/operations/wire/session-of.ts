import { userOf } from '#api/token.ts';
import type { Session } from '#domain/customer/session.ts';
import { ProblemError } from '#domain/problem.ts';

/** A token that the retailer gave, with its user. Throws ProblemError `unreadable` for what is no token. */
export function sessionOf(token: string): Session {
  const user = userOf(token);
  if (!user) throw new ProblemError({ kind: 'unreadable' });
  return { token, user };
}
