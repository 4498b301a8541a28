import type { components } from '#openapi/generated/types.ts';
import { resultOf } from '#sandbox/api/answers.ts';
import { type Call, type Handlers, signedIn } from '#sandbox/api/handler.ts';
import { notFound } from '#sandbox/api/refusal.ts';
import type { Database } from '#sandbox/database/open-database.ts';

type Movement = components['schemas']['BatteryMovement'];
type MovementCall = Call<'listBatteryMovements'>;

/** The ledger of a contract in a battery. */
export const batteryMovementHandlers = {
  async listBatteryMovements(call) {
    const movements = withBalances(await movementsOf(call.database, await ownShares(call)));
    const { year } = call.query;
    const items = movements.filter(({ date }) => !year || yearOf(date) === year);
    const before = movements.filter(({ date }) => year && yearOf(date) < year);
    const opening = before.at(-1)?.balance ?? 0;
    return resultOf({
      years: [...new Set(movements.map(({ date }) => yearOf(date)))].reverse(),
      opening_balance: opening,
      closing_balance: items.at(-1)?.balance ?? opening,
      items,
    });
  },
} satisfies Handlers;

/** All shares that the contract has or had in the battery. Throws 404 when there are none, or not the caller's. */
async function ownShares(call: MovementCall): Promise<number[]> {
  const shares = await call.database
    .selectFrom('battery_shares')
    .innerJoin('contracts', 'contracts.id', 'battery_shares.contract_id')
    .select('battery_shares.id')
    .where('contracts.name', '=', call.path.contractName)
    .where('contracts.customer_id', '=', signedIn(call).customer.id)
    .where('battery_shares.battery_id', '=', call.path.batteryId)
    .execute();
  if (shares.length === 0) throw notFound();
  return shares.map(({ id }) => id);
}

async function movementsOf(
  database: Database,
  shares: number[],
): Promise<Omit<Movement, 'balance'>[]> {
  const rows = await database
    .selectFrom('battery_entries')
    .innerJoin('battery_shares', 'battery_shares.id', 'battery_entries.share_id')
    .leftJoin('invoices', 'invoices.id', 'battery_entries.invoice')
    .leftJoin('batteries', 'batteries.id', 'battery_entries.other_battery')
    .select(['battery_entries.id', 'battery_entries.date', 'battery_entries.kind', 'amount'])
    .select(['percentage', 'battery_amount', 'invoice_amount'])
    .select(['battery_shares.contract_id', 'invoices.contract_id as invoiced', 'invoices.number'])
    .select(['batteries.id as other_id', 'batteries.name as other_name'])
    .where('share_id', 'in', shares)
    .orderBy('battery_entries.date')
    .orderBy('battery_entries.id')
    .execute();
  return rows.map(({ contract_id, invoiced, number, other_id, other_name, ...row }) => ({
    ...row,
    // A surplus of another contract comes from an invoice that this one knows nothing of.
    invoice: invoiced === contract_id ? number : null,
    battery: other_id !== null && other_name !== null ? { id: other_id, name: other_name } : null,
  }));
}

/** Whole cents are added, so that no balance has the rounding error of floats. */
function withBalances(movements: Omit<Movement, 'balance'>[]): Movement[] {
  let cents = 0;
  return movements.map((movement) => {
    cents += Math.round(movement.amount * 100);
    return { ...movement, balance: cents / 100 };
  });
}

const yearOf = (date: string) => Number(date.slice(0, 4));
