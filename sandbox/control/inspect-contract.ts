import type { Database } from '#sandbox/database/open-database.ts';
import { applySigned } from '#sandbox/operations/contracts/changes/signed-changes.ts';

/** Stored data of a contract, for assertions of tests; null when there is none. */
export async function inspectContract(database: Database, customerId: number, name: string) {
  const contract = await database
    .selectFrom('contracts')
    .leftJoin('bank_accounts', 'bank_accounts.id', 'contracts.bank_account_id')
    .selectAll('contracts')
    .select('bank_accounts.iban')
    .where('contracts.customer_id', '=', customerId)
    .where('name', '=', name)
    .executeTakeFirst();
  if (!contract) return null;
  const notification_address = await database
    .selectFrom('addresses')
    .selectAll()
    .where('id', '=', contract.notification_address_id)
    .executeTakeFirst();
  const pending = await database
    .selectFrom('signatures')
    .select(['kind', 'change', 'created_at'])
    .where('contract_id', '=', contract.id)
    .where('signed_at', 'is', null)
    .execute();
  const uploads = await database
    .selectFrom('uploads')
    .select(['purpose', 'name', 'type', 'size', 'sha256'])
    .where('contract_id', '=', contract.id)
    .orderBy('id')
    .execute();
  const options = await database
    .selectFrom('tariff_options')
    .select(['kind', 'value'])
    .where('contract_id', '=', contract.id)
    .execute();
  const tariff_options = Object.fromEntries(options.map(({ kind, value }) => [kind, value]));
  return { ...contract, notification_address, pending, uploads, tariff_options };
}

/** Signs the pending changes of a customer. Returns their kinds. */
export function signPending(
  database: Database,
  customerId: number,
  name: string,
  now: Date,
): Promise<string[]> {
  return database.transaction().execute(async (transaction) => {
    const contract = await inspectContract(transaction, customerId, name);
    if (!contract) return [];
    for (const signed of contract.pending) {
      await applySigned(transaction, contract, signed, now.toISOString().slice(0, 10));
    }
    await transaction
      .updateTable('signatures')
      .set({ signed_at: now })
      .where('contract_id', '=', contract.id)
      .where('signed_at', 'is', null)
      .execute();
    return contract.pending.map(({ kind }) => kind);
  });
}
