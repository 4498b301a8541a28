import type { components } from '#openapi/generated/types.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import type { ContractRow } from '#sandbox/database/tables.ts';
import { bankAccountOf } from '#sandbox/operations/contracts/bank-account-view.ts';
import { deliveryOf, invoiceOnline } from './invoice-online.ts';
import { pendingChange } from './pending-signatures.ts';

type UnderWay = Required<
  Pick<
    components['schemas']['Contract'],
    'bank_account_change' | 'power_change' | 'invoice_online_change'
  >
>;

const DAY = 24 * 3600 * 1000;
/** Days that the sandbox's distributor has for a change of power. */
const DISTRIBUTOR_DAYS = 15;

const dayOf = (time: Date) => time.toISOString().slice(0, 10);

/** Changes requested for a contract and not made yet, under the API's own names. */
export async function changesUnderWay(database: Database, row: ContractRow): Promise<UnderWay> {
  const [account, delivery] = [
    await pendingChange(database, row, 'iban-change'),
    await pendingChange(database, row, 'invoice-delivery'),
  ];
  const bank_account =
    account && (await bankAccountOf(database, Number(account.change.bank_account_id)));
  return {
    bank_account_change:
      account && bank_account ? { bank_account, date_request: dayOf(account.created_at) } : null,
    power_change: await powerChangeOf(database, row),
    invoice_online_change: delivery
      ? {
          invoice_online: invoiceOnline(
            row,
            deliveryOf(delivery.change.invoice_delivery === 'email'),
          ),
          date_request: dayOf(delivery.created_at),
        }
      : null,
  };
}

async function powerChangeOf(database: Database, { id }: ContractRow) {
  const request = await database
    .selectFrom('power_requests')
    .select(['powers', 'state', 'created_at'])
    .where('contract_id', '=', id)
    .where('state', '<>', 'done')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!request) return null;
  const waits = request.state === 'signing';
  return {
    contracted_power_period: request.powers,
    date_request: dayOf(request.created_at),
    date_limit: waits
      ? null
      : dayOf(new Date(request.created_at.getTime() + DISTRIBUTOR_DAYS * DAY)),
    waiting_for_signature: waits,
  };
}
