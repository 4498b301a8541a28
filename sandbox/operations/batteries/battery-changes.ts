import { Refusal } from '#sandbox/api/refusal.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import type { BatteryShareRow } from '#sandbox/database/tables/battery-tables.ts';
import { balancesOf, lockBatteries, receiversOf, setWeights } from './battery-receivers.ts';
import { othersWeights } from './battery-weights.ts';

/** The share to change, and the day. */
export interface ShareToChange {
  contractId: number;
  batteryId: number;
  today: string;
}

/** Possible changes of a share; percentages are whole. */
export type BatteryChange =
  | { kind: 'share'; percentage: number }
  | { kind: 'management'; management: BatteryShareRow['management'] }
  | { kind: 'move'; to: number; percentage: number };

/** Throws 406 when the share is not in force, or does not allow this change. */
export async function checkBatteryChange(
  database: Database,
  which: ShareToChange,
  change: BatteryChange,
): Promise<BatteryShareRow> {
  const receivers = await receiversOf(database, which.batteryId, which.today);
  const share = receivers.find(({ contract_id }) => contract_id === which.contractId);
  if (!share) throw new Refusal(406, 'battery_ended');
  if (change.kind === 'move' && share.is_origin) throw new Refusal(406, 'battery_is_origin');
  if (change.kind === 'share' && receivers.length === 1 && change.percentage < 100) {
    throw new Refusal(406, 'only_receiver');
  }
  return share;
}

/** Changes a share. Throws 406 when that is no longer possible. */
export async function applyBatteryChange(
  database: Database,
  which: ShareToChange,
  change: BatteryChange,
): Promise<void> {
  const batteries = change.kind === 'move' ? [which.batteryId, change.to] : [which.batteryId];
  await lockBatteries(database, batteries);
  const share = await checkBatteryChange(database, which, change);
  if (change.kind === 'share') await giveShare(database, which, share, change.percentage);
  else if (change.kind === 'move') await moveShare(database, which, share, change);
  else {
    const { management } = change;
    await database
      .updateTable('battery_shares')
      .set({ management })
      .where('id', '=', share.id)
      .execute();
  }
}

/** Ends a share and begins one in another battery, unless the contract receives from that one already. */
async function moveShare(
  database: Database,
  which: ShareToChange,
  share: BatteryShareRow,
  { to, percentage }: { to: number; percentage: number },
) {
  await database
    .updateTable('battery_shares')
    .set({ end_date: which.today })
    .where('id', '=', share.id)
    .execute();
  const left = await receiversOf(database, which.batteryId, which.today);
  const weights = othersWeights(weightsOf(left), 0);
  await setWeights(database, withWeights(left, weights));

  const there = { ...which, batteryId: to };
  const target = (await ownReceiver(database, there)) ?? (await begin(database, there, share));
  await giveShare(database, there, target, percentage);
  await carryOver(database, which.today, share, target);
}

async function giveShare(
  database: Database,
  { batteryId, today }: ShareToChange,
  share: BatteryShareRow,
  percentage: number,
) {
  const receivers = await receiversOf(database, batteryId, today);
  const others = receivers.filter(({ id }) => id !== share.id);
  const weights = othersWeights(weightsOf(others), percentage);
  await setWeights(database, [
    { id: share.id, weight: percentage },
    ...withWeights(others, weights),
  ]);
}

async function ownReceiver(database: Database, { contractId, batteryId, today }: ShareToChange) {
  const receivers = await receiversOf(database, batteryId, today);
  return receivers.find(({ contract_id }) => contract_id === contractId);
}

function begin(
  database: Database,
  { contractId, batteryId, today }: ShareToChange,
  { management }: BatteryShareRow,
): Promise<BatteryShareRow> {
  return database
    .insertInto('battery_shares')
    .values({
      battery_id: batteryId,
      contract_id: contractId,
      weight: 0,
      management,
      is_origin: false,
      start_date: today,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function carryOver(
  database: Database,
  date: string,
  from: BatteryShareRow,
  to: BatteryShareRow,
) {
  const amount = (await balancesOf(database, [from.id])).get(from.id) ?? 0;
  if (amount === 0) return;
  const moved = { date, kind: 'moved' } as const;
  await database
    .insertInto('battery_entries')
    .values([
      { ...moved, share_id: from.id, amount: -amount, other_battery: to.battery_id },
      { ...moved, share_id: to.id, amount, other_battery: from.battery_id },
    ])
    .execute();
}

const weightsOf = (shares: BatteryShareRow[]) => shares.map(({ weight }) => weight);

const withWeights = (shares: BatteryShareRow[], weights: number[]) =>
  shares.map(({ id }, at) => ({ id, weight: weights[at] ?? 0 }));
