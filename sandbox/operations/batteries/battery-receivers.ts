import { sql } from 'kysely';
import type { Database } from '#sandbox/database/open-database.ts';
import type { BatteryShareRow } from '#sandbox/database/tables/battery-tables.ts';

/** Shares of a battery in force on a day, oldest first. A share that ends receives nothing from its last day on. */
export function receiversOf(
  database: Database,
  batteryId: number,
  today: string,
): Promise<BatteryShareRow[]> {
  return database
    .selectFrom('battery_shares')
    .selectAll()
    .where('battery_id', '=', batteryId)
    .where('start_date', '<=', today)
    .where((is) => is.or([is('end_date', 'is', null), is('end_date', '>', today)]))
    .orderBy('id')
    .execute();
}

/** True when a share is in force on a day. */
export function isInForce(share: Pick<BatteryShareRow, 'start_date' | 'end_date'>, today: string) {
  return share.start_date <= today && (share.end_date === null || share.end_date > today);
}

/** Locks batteries for this transaction, so that changes of shares come one after the other. */
export async function lockBatteries(database: Database, ids: number[]): Promise<void> {
  await database
    .selectFrom('batteries')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Balance of each of these shares in euro: the sum of its movements. */
export async function balancesOf(
  database: Database,
  shareIds: number[],
): Promise<Map<number, number>> {
  if (shareIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('battery_entries')
    .select(['share_id', sql<number>`sum(amount)`.as('balance')])
    .where('share_id', 'in', shareIds)
    .groupBy('share_id')
    .execute();
  return new Map(rows.map(({ share_id, balance }) => [share_id, balance]));
}

export async function setWeights(
  database: Database,
  weights: { id: number; weight: number }[],
): Promise<void> {
  for (const { id, weight } of weights) {
    await database.updateTable('battery_shares').set({ weight }).where('id', '=', id).execute();
  }
}
