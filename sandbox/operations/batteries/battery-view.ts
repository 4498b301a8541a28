import { wholeShares } from '#domain/battery/battery-receivers.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import type { BatteryShareRow } from '#sandbox/database/tables/battery-tables.ts';
import type { ContractRow } from '#sandbox/database/tables.ts';
import { balancesOf, isInForce, receiversOf } from './battery-receivers.ts';

type VirtualBattery = components['schemas']['VirtualBattery'];

/**
 * The batteries of a contract on a day under the API's own names, with the share in force of each, else the latest one.
 */
export async function batteryViews(
  database: Database,
  contract: Pick<ContractRow, 'id'>,
  today: string,
): Promise<VirtualBattery[]> {
  const rows = await database
    .selectFrom('battery_shares')
    .innerJoin('batteries', 'batteries.id', 'battery_shares.battery_id')
    .selectAll('battery_shares')
    .select('batteries.name as battery_name')
    .where('contract_id', '=', contract.id)
    .orderBy('battery_id')
    .orderBy('battery_shares.id')
    .execute();
  const shown = new Map<number, (typeof rows)[number]>();
  for (const row of rows) {
    const known = shown.get(row.battery_id);
    if (!known || !isInForce(known, today)) shown.set(row.battery_id, row);
  }
  const balances = await balancesOf(
    database,
    [...shown.values()].map(({ id }) => id),
  );
  const waiting = await waitingBatteries(database, contract);
  const views: VirtualBattery[] = [];
  for (const row of shown.values()) {
    views.push({
      id: row.id,
      bateria: { id: row.battery_id, name: row.battery_name },
      pes: row.weight,
      pes_percentatge: await percentageOf(database, row, today),
      aplicat: await wasApplied(database, row),
      sending: waiting.has(row.battery_id),
      total_descompte: balances.get(row.id) ?? 0,
      gestio_descomptes: row.management,
      data_inici: row.start_date,
      data_final: row.end_date,
      es_origen: row.is_origin,
    });
  }
  return views;
}

/** Percentages of all receivers of a battery, by share. */
export async function percentagesOf(database: Database, batteryId: number, today: string) {
  const receivers = await receiversOf(database, batteryId, today);
  const shares = wholeShares(receivers.map(({ weight }) => weight));
  return receivers.map((share, at) => ({ share, percentage: shares[at] ?? 0 }));
}

async function percentageOf(database: Database, row: BatteryShareRow, today: string) {
  const all = await percentagesOf(database, row.battery_id, today);
  return all.find(({ share }) => share.id === row.id)?.percentage ?? 0;
}

/** True when the last invoice of the contract used the discount. */
async function wasApplied(database: Database, row: Pick<BatteryShareRow, 'id' | 'contract_id'>) {
  const used = await database
    .selectFrom('battery_entries')
    .select('id')
    .where('share_id', '=', row.id)
    .where('kind', '=', 'applied')
    .where('invoice', '=', ({ selectFrom }) =>
      selectFrom('invoices')
        .select('invoices.id')
        .where('contract_id', '=', row.contract_id)
        .orderBy('invoices.date', 'desc')
        .orderBy('invoices.id', 'desc')
        .limit(1),
    )
    .executeTakeFirst();
  return used !== undefined;
}

/** Batteries with a change that waits for the contract's signature. */
async function waitingBatteries(database: Database, { id }: Pick<ContractRow, 'id'>) {
  const rows = await database
    .selectFrom('signatures')
    .select('change')
    .where('contract_id', '=', id)
    .where('kind', 'like', 'battery-%')
    .where('signed_at', 'is', null)
    .execute();
  return new Set(rows.map(({ change }) => Number(change.battery_id)));
}
