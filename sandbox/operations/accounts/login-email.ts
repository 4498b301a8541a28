import type { Insertable } from 'kysely';
import type { Database } from '#sandbox/database/open-database.ts';
import type { Customer, Tables } from '#sandbox/database/tables.ts';

const sameEmail = (database: Database, email: string) =>
  database
    .selectFrom('customers')
    .selectAll()
    .where((is) => is(is.fn<string>('lower', ['email']), '=', email.toLowerCase()));

/** The customer whom this e-mail signs in. */
export function customerOfEmail(database: Database, email: string): Promise<Customer | undefined> {
  return sameEmail(database, email).executeTakeFirst();
}

/** True when both are the same address to sign in with, for which capitals do not matter. */
export const isSameEmail = (one: string | null, other: string | null) =>
  one?.toLowerCase() === other?.toLowerCase();

/** True for the error of a database that refuses an e-mail because it signs in another customer. */
export function isTakenEmail(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === '23505' && constraint === 'customers_of_email';
}

/**
 * Adds a customer; undefined where the tax id is known. Without e-mail where that signs in another customer, as its
 * ownership is not proven yet.
 */
export async function addNewCustomer(
  database: Database,
  customer: Insertable<Tables['customers']>,
): Promise<Customer | undefined> {
  const insert = (email: string | null) =>
    database
      .insertInto('customers')
      .values({ ...customer, email })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
  return (await insert(customer.email ?? null)) ?? insert(null);
}
