import type { Database } from '#sandbox/database/open-database.ts';
import type { WithdrawalRow } from '#sandbox/database/tables/order-tables.ts';

/** A withdrawal with what it is about. */
export type StoredWithdrawal = WithdrawalRow & {
  /** Number of the contract. */
  contract: string;
  /** Address of the supply. */
  supply: string;
  cups: string;
};

/** The withdrawal of a key; undefined for an unknown one. */
export function storedWithdrawal(
  database: Database,
  key: string,
): Promise<StoredWithdrawal | undefined> {
  return database
    .selectFrom('withdrawals')
    .innerJoin('contracts', 'contracts.id', 'withdrawals.contract_id')
    .selectAll('withdrawals')
    .select(['contracts.name as contract', 'contracts.full_address as supply', 'contracts.cups'])
    .where('withdrawals.key', '=', key)
    .executeTakeFirst();
}
