import type { Database } from '#sandbox/database/open-database.ts';
import { announceNotice } from '#sandbox/notices/announce-notice.ts';
import { daysBefore } from '#sandbox/seed/days.ts';

const SENT_DAYS_AGO = 5;

/** An announced change of price of the first electricity contract of a customer, and the renewal of that of gas. */
export async function addNotices(
  database: Database,
  customerId: number,
  today: string,
): Promise<void> {
  const sent = daysBefore(today, SENT_DAYS_AGO);
  const kinds = { electricity: 'price_change', gas: 'renewal' } as const;
  for (const [type, kind] of Object.entries(kinds)) {
    const contract = await database
      .selectFrom('contracts')
      .selectAll()
      .where('customer_id', '=', customerId)
      .where('type', '=', type as keyof typeof kinds)
      .where('state', '=', 'activa')
      .orderBy('name')
      .executeTakeFirstOrThrow();
    const { ordered } = contract;
    // Only a price that may be revised can change while the contract lasts.
    if (ordered && type === 'electricity') ordered.terms = { ...ordered.terms, revision: 'yearly' };
    await database
      .updateTable('contracts')
      .set({ ordered: ordered && JSON.stringify(ordered) })
      .where('id', '=', contract.id)
      .execute();
    await announceNotice(database, contract, { kind, sent });
  }
}
