import type { Updateable } from 'kysely';
import { Refusal } from '#sandbox/api/refusal.ts';
import { signMandate } from '#sandbox/contracting/order/mandates.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import type { ContractRow, Tables } from '#sandbox/database/tables.ts';
import {
  applyBatteryChange,
  type BatteryChange,
} from '#sandbox/operations/batteries/battery-changes.ts';

interface Signed {
  kind: string;
  change: Record<string, unknown>;
}

/**
 * Applies signed changes on the day of the signature. Drops a change of a battery that has become impossible meanwhile.
 */
export async function applySigned(
  database: Database,
  contract: Pick<ContractRow, 'id'>,
  { kind, change }: Signed,
  today: string,
): Promise<void> {
  if (kind === 'power-change') return sendPowerRequest(database, Number(change.id));
  if (kind.startsWith('battery-')) {
    const which = { contractId: contract.id, batteryId: Number(change.battery_id), today };
    return applyBatteryChange(database, which, change as unknown as BatteryChange).catch(
      (error) => {
        if (!(error instanceof Refusal)) throw error;
      },
    );
  }
  const set = COLUMNS[kind]?.(change, today);
  if (!set) return;
  await database.updateTable('contracts').set(set).where('id', '=', contract.id).execute();
  if (kind === 'iban-change') await signMandateOf(database, contract, today);
}

/** The mandate of the account that a contract has now, signed on this day. */
async function signMandateOf(database: Database, { id }: Pick<ContractRow, 'id'>, today: string) {
  const { iban, language, ...contract } = await database
    .selectFrom('contracts')
    .innerJoin('bank_accounts', 'bank_accounts.id', 'contracts.bank_account_id')
    .innerJoin('customers', 'customers.id', 'contracts.customer_id')
    .select(['contracts.id', 'contracts.name', 'fiscal_name', 'fiscal_vat', 'fiscal_address'])
    .select(['bank_accounts.iban', 'customers.language'])
    .where('contracts.id', '=', id)
    .executeTakeFirstOrThrow();
  await signMandate(database, { contract, iban, language, now: new Date(`${today}T12:00:00Z`) });
}

const COLUMNS: Record<
  string,
  (change: Record<string, unknown>, today: string) => Updateable<Tables['contracts']>
> = {
  'iban-change': (change) => ({ bank_account_id: Number(change.bank_account_id) }),
  'invoice-delivery': (change) => ({
    invoice_delivery: change.invoice_delivery === 'email' ? 'email' : 'postal',
  }),
  'sips-opt-out': () => ({ sips_waiting_for_signature: false }),
  'electronic-notification': (_, today) => ({
    electronic_notification: true,
    electronic_notification_start: today,
  }),
};

async function sendPowerRequest(database: Database, id: number): Promise<void> {
  await database
    .updateTable('power_requests')
    .set({ state: 'sent' })
    .where('id', '=', id)
    .execute();
}
