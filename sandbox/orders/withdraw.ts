import { withdrawalTerm } from '#domain/contract/withdrawal-term.ts';
import { retailerDay } from '#domain/values/working-day.ts';
import { Refusal } from '#sandbox/api/refusal.ts';
import { newReference } from '#sandbox/contracting/reference.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import type { WithdrawalRow } from '#sandbox/database/tables/order-tables.ts';
import type { ContractRow } from '#sandbox/database/tables.ts';

interface Withdrawing {
  reference: string;
  name: string;
  email: string | null;
  language: string;
  now: Date;
}

/**
 * Withdraws from a contract, which ends with it; one that was withdrawn from before answers the first withdrawal.
 * Throws 406 where the term is over and for a company. The caller's transaction holds the contract.
 */
export async function withdraw(
  database: Database,
  contractId: number,
  { now, ...by }: Withdrawing,
): Promise<{ withdrawal: WithdrawalRow; isFirst: boolean }> {
  const contract = await database
    .selectFrom('contracts')
    .selectAll()
    .where('id', '=', contractId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const before = await database
    .selectFrom('withdrawals')
    .selectAll()
    .where('contract_id', '=', contractId)
    .executeTakeFirst();
  if (before) return { withdrawal: before, isFirst: false };
  refuseOutOfTerm(contract, retailerDay(now));
  const effect = contract.state === 'activa' ? 'supply_settled' : 'order_cancelled';
  const withdrawal = await database
    .insertInto('withdrawals')
    .values({ ...by, key: newReference(), contract_id: contractId, effect, received_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
  await database
    .updateTable('contracts')
    .set({ state: 'baixa' })
    .where('id', '=', contractId)
    .execute();
  await database
    .updateTable('meters')
    .set({ last_day: retailerDay(now) })
    .where('contract_id', '=', contractId)
    .execute();
  return { withdrawal, isFirst: true };
}

function refuseOutOfTerm({ sign_date, fiscal_vat, state }: ContractRow, today: string): void {
  const signed = { signDate: sign_date, vat: fiscal_vat, isClosed: state === 'baixa' };
  const term = withdrawalTerm(signed, today);
  if (term === 'company') throw new Refusal(406, 'withdrawal_of_company');
  if (term === 'expired') throw new Refusal(406, 'withdrawal_expired');
}

/** Number of a withdrawal, as the customer sees it. */
export const withdrawalNumber = ({ id }: Pick<WithdrawalRow, 'id'>): string =>
  `D-${String(id).padStart(6, '0')}`;
