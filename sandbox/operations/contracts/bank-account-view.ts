import { formatIban } from '#domain/identifiers/iban.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import type { BankAccountRow } from '#sandbox/database/tables.ts';

type BankAccount = components['schemas']['BankAccount'];

/** A bank account under the API's own names. */
export function bankAccountView({ id, iban }: Pick<BankAccountRow, 'id' | 'iban'>): BankAccount {
  return { id, printable_iban: formatIban(iban) };
}

/** The bank account of an identifier under the API's own names; null for none. */
export async function bankAccountOf(
  database: Database,
  id: number | null,
): Promise<BankAccount | null> {
  if (id === null) return null;
  const account = await database
    .selectFrom('bank_accounts')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return account ? bankAccountView(account) : null;
}
