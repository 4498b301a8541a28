import type { Database } from '#sandbox/database/open-database.ts';
import { hashCode, newCode } from './one-time-code.ts';

const LIFETIME = 3_600_000;

/** A provisional password for a customer, which replaces an earlier one; valid for an hour. */
export async function newProvisionalPassword(
  database: Database,
  customerId: number,
  now: Date,
): Promise<string> {
  const password = newCode();
  const stored = { password_hash: hashCode(password), created_at: now };
  await database
    .insertInto('provisional_passwords')
    .values({ customer_id: customerId, ...stored })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(stored))
    .execute();
  return password;
}

/** True when this is the customer's provisional password and it is still valid. */
export async function isProvisionalPassword(
  database: Database,
  customerId: number | undefined,
  password: string,
  now: Date,
): Promise<boolean> {
  const row = await database
    .selectFrom('provisional_passwords')
    .select('customer_id')
    .where('customer_id', '=', customerId ?? 0)
    .where('password_hash', '=', hashCode(password))
    .where('created_at', '>', new Date(now.getTime() - LIFETIME))
    .executeTakeFirst();
  return row !== undefined;
}
