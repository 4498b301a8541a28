import { resultOf } from '#sandbox/api/answers.ts';
import { type Handlers, signedIn } from '#sandbox/api/handler.ts';
import { notFound } from '#sandbox/api/refusal.ts';

/** The ledger of a contract in a battery. */
export const batteryMovementHandlers = {
  async listBatteryMovements(call) {
    const { contractName, batteryId } = call.path;
    const shares = await call.database
      .selectFrom('battery_shares')
      .innerJoin('contracts', 'contracts.id', 'battery_shares.contract_id')
      .select('battery_shares.id')
      .where('contracts.name', '=', contractName)
      .where('contracts.customer_id', '=', signedIn(call).customer.id)
      .where('battery_shares.battery_id', '=', batteryId)
      .execute();
    if (shares.length === 0) throw notFound();
    const entries = await call.database
      .selectFrom('battery_entries')
      .select(['id', 'date', 'kind', 'amount'])
      .where(
        'share_id',
        'in',
        shares.map(({ id }) => id),
      )
      .orderBy('date')
      .orderBy('id')
      .execute();

    let cents = 0;
    const movements = entries.map(({ id, date, kind, amount }) => {
      cents += Math.round(amount * 100);
      return {
        ...{ id, date, kind, amount, balance: cents / 100 },
        ...{ invoice: null, battery: null, percentage: null },
        ...{ battery_amount: null, invoice_amount: null },
      };
    });
    const { year } = call.query;
    const items = movements.filter(({ date }) => !year || Number(date.slice(0, 4)) === year);
    const before = movements.filter(({ date }) => year && Number(date.slice(0, 4)) < year);
    const opening = before.at(-1)?.balance ?? 0;
    return resultOf({
      years: [...new Set(movements.map(({ date }) => Number(date.slice(0, 4))))].reverse(),
      opening_balance: opening,
      closing_balance: items.at(-1)?.balance ?? opening,
      items,
    });
  },
} satisfies Handlers;
