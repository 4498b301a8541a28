import { sql } from 'kysely';
import type { Database } from '#sandbox/database/open-database.ts';

/**
 * Ends the contracts of a customer that a notice ends by today: those that they left, and those that needed an answer and
 * got none. Their last day of supply is the one before the notice is in force.
 */
export async function endLeftContracts(
  database: Database,
  customerId: number,
  today: string,
): Promise<void> {
  const ended = await database
    .updateTable('contracts')
    .from('contract_notices as notices')
    .set({ state: 'baixa' })
    .whereRef('notices.contract_id', '=', 'contracts.id')
    .where('customer_id', '=', customerId)
    .where('state', '=', 'activa')
    .where('in_force', '<=', today)
    .where(sql<boolean>`coalesce(choice, without_answer) in ('leave', 'ends')`)
    .returning(['contracts.id', 'in_force'])
    .execute();
  for (const { id, in_force } of ended)
    await database
      .updateTable('meters')
      .set({ last_day: sql<string>`${in_force}::date - 1` })
      .where('contract_id', '=', id)
      .execute();
}
