import { sql } from 'kysely';
import { dataOf, resultOf } from '#sandbox/api/answers.ts';
import { type Call, type Handlers, signedIn } from '#sandbox/api/handler.ts';
import { notFound } from '#sandbox/api/refusal.ts';
import { searchable } from '#sandbox/database/searchable.ts';
import { announcedNotices } from '#sandbox/notices/announced-notices.ts';
import { endLeftContracts } from '#sandbox/notices/end-left-contracts.ts';
import { bankAccountView } from './bank-account-view.ts';
import { contractOrders } from './contract-orders.ts';
import { contractView, SUMMARY_COLUMNS, summaryView } from './contract-view.ts';
import { ownContract } from './own-contract.ts';

export const contractHandlers = {
  listContracts: async (call) => dataOf(await pageOf(call)),
  listContractsV1: async (call) => resultOf(await pageOf(call)),

  async listContractsInfo(call) {
    const rows = await call.database
      .selectFrom('contracts')
      .select(['id', 'name', 'type'])
      .where('customer_id', '=', signedIn(call).customer.id)
      .orderBy('name')
      .execute();
    const ofType = (wanted: string) =>
      rows.filter(({ type }) => type === wanted).map(({ id, name }) => ({ id, name }));
    return resultOf({ electricity: ofType('electricity'), gas: ofType('gas') });
  },

  async getContract(call) {
    const today = call.services.clock.today();
    await endLeftContracts(call.database, signedIn(call).customer.id, today);
    const contract = await ownContract(call, call.path.name);
    const { type } = call.query;
    const kinds = contract.multipoint ? ['electricity', 'multipoint'] : [contract.type];
    if (type && !kinds.includes(type)) throw notFound();
    const view = { today, language: call.query.lang };
    return dataOf(await contractView(call.database, contract, view));
  },

  listIbans: async (call) => dataOf(await ownAccounts(call)),
  listIbansV1: async (call) => resultOf(await ownAccounts(call)),
} satisfies Handlers;

type ListCall = Pick<Call<'listContracts'>, 'database' | 'session' | 'query' | 'services'>;

async function pageOf(call: ListCall) {
  const {
    offset = 0,
    limit = 80,
    filter = '',
    type = 'electricity',
    order = 'active',
  } = call.query;
  const today = call.services.clock.today();
  await endLeftContracts(call.database, signedIn(call).customer.id, today);
  const escaped = searchable(filter.trim()).replace(/[\\%_]/g, '\\$&');
  const matching = call.database
    .selectFrom('contracts')
    .where('customer_id', '=', signedIn(call).customer.id)
    .where('type', '=', type === 'gas' ? 'gas' : 'electricity')
    .$if(type === 'multipoint', (query) => query.where('multipoint', '=', true))
    .$if(escaped !== '', (query) => query.where('search', 'like', `%${escaped}%`));
  // The index alone finds the rows of the page; only those are read.
  const page = matching
    .select('id')
    .orderBy(contractOrders[order])
    .orderBy('name')
    .offset(offset)
    .limit(limit);
  const items = await call.database
    .selectFrom('contracts')
    .select(SUMMARY_COLUMNS)
    .where('id', 'in', page)
    .orderBy(contractOrders[order])
    .orderBy('name')
    .execute();
  const { total } = await matching
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  const notices = await announcedNotices(
    call.database,
    items.map(({ id }) => id),
    today,
  );
  return {
    items: items.map((item) => summaryView(item, notices)),
    ...{ n_items: total, offset, limit, order },
  };
}

async function ownAccounts(call: Pick<Call, 'database' | 'session'>) {
  const rows = await call.database
    .selectFrom('bank_accounts')
    .select(['id', 'iban'])
    .where('customer_id', '=', signedIn(call).customer.id)
    .orderBy('id')
    .execute();
  return rows.map(bankAccountView);
}
