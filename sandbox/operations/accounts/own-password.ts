import { Refusal } from '#sandbox/api/refusal.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import type { Customer } from '#sandbox/database/tables.ts';
import type { AttemptLimiter } from '#sandbox/sessions/attempt-limiter.ts';

const wrong = () => new Refusal(403, 'wrong_current_password');

/** Lets a signed-in customer go on whose password `isRight`. Throws 403 otherwise, and 429 after too many. */
export async function requirePassword(
  attempts: AttemptLimiter,
  { id }: Customer,
  isRight: () => Promise<boolean>,
): Promise<void> {
  const attempt = `password of ${id}`;
  attempts.count(attempt, attempts.limits.attempts);
  if (!(await isRight())) throw wrong();
  attempts.forget(attempt);
}

/**
 * Locks the customer inside the transaction of `database`. Throws 403 where the password that was compared is another
 * one meanwhile: a request at the same time changed it.
 */
export async function lockWithPassword(
  database: Database,
  { id, password }: Customer,
): Promise<void> {
  const row = await database
    .selectFrom('customers')
    .select('id')
    .where('id', '=', id)
    .where('password', '=', password)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw wrong();
}
