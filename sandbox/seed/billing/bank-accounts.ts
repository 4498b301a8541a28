import type { Database } from '#sandbox/database/open-database.ts';
import type { Customer } from '#sandbox/database/tables.ts';
import { madeUpIban } from '#sandbox/seed/people/made-up-identifiers.ts';
import type { Random } from '#sandbox/seed/random.ts';

/** A made-up account of a customer. Returns its id. */
export function addBankAccount(
  database: Database,
  customer: Pick<Customer, 'id'>,
  random: Random,
): Promise<{ id: number }> {
  return database
    .insertInto('bank_accounts')
    .values({ customer_id: customer.id, iban: madeUpIban(random) })
    .returning('id')
    .executeTakeFirstOrThrow();
}
