import { sql } from 'kysely';
import type { components } from '#openapi/generated/types.ts';
import { resultOf } from '#sandbox/api/answers.ts';
import { type Call, type Handlers, signedIn } from '#sandbox/api/handler.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import { settingsOf } from '#sandbox/operations/content/settings.ts';
import { invoiceFeatures } from './invoice-documents-offered.ts';
import { type Condition, conditionSql, readFilter } from './invoice-filter.ts';
import { type HistoryEntry, invoiceView } from './invoice-view.ts';

type ListCall = Call<'listInvoices'>;

const OF_INVOICE = {
  number: { column: 'invoices.number', kind: 'text', ascii: true },
  date: { column: 'invoices.date', kind: 'day' },
  start_date: { column: 'invoices.start_date', kind: 'day' },
  end_date: { column: 'invoices.end_date', kind: 'day' },
  amount_total: { column: 'invoices.amount_total', kind: 'number' },
  amount_pending: { column: 'invoices.amount_pending', kind: 'number' },
  energy_consumed: { column: 'invoices.energy', kind: 'number', factor: 1000 },
  paid_status: { column: 'invoices.paid_status', kind: 'text' },
} as const;

const OF_CONTRACT = {
  contract: { column: 'contracts.name', kind: 'text' },
  cups: { column: 'contracts.cups', kind: 'text' },
  address: { column: 'contracts.full_address', kind: 'text' },
  vat: { column: 'contracts.fiscal_vat', kind: 'text' },
} as const;

export const invoiceHandlers = {
  async listInvoices(call) {
    const { offset = 0, limit = 100, lang } = call.query;
    const customer = signedIn(call).customer;
    const conditions = readFilter(call.query.filter, { ...OF_INVOICE, ...OF_CONTRACT });
    const n_items = await countOf(call, conditions);
    // The index alone finds the rows of the page; only those are read and joined.
    const { direction, skipped, taken } = nearestWay({ offset, limit, total: n_items });
    const page = matching(call, conditions)
      .select('invoices.id')
      .orderBy('invoices.date', direction)
      .orderBy('invoices.id', direction)
      .offset(skipped)
      .limit(taken);
    const rows = await call.database
      .selectFrom('invoices')
      .innerJoin('contracts', 'contracts.id', 'invoices.contract_id')
      .select(COLUMNS)
      .where('invoices.id', 'in', page)
      .orderBy('invoices.date', 'desc')
      .orderBy('invoices.id', 'desc')
      .execute();
    const history = await historyOf(
      call.database,
      rows.map(({ id }) => id),
    );
    const features = invoiceFeatures(await settingsOf(call.database, customer));
    const items = rows.map((row) => invoiceView(row, history.get(row.id) ?? [], features, lang));
    return resultOf({ items, n_items, offset, limit });
  },

  async listFilterParams(call) {
    const requested = call.query.fields.split(',');
    const rows = await call.database
      .selectFrom('contracts')
      .select(['id', 'name', 'cups', 'full_address', 'fiscal_vat'])
      .where('customer_id', '=', signedIn(call).customer.id)
      .where(({ exists, selectFrom }) =>
        exists(selectFrom('invoices').select('id').whereRef('contract_id', '=', 'contracts.id')),
      )
      .orderBy('name')
      .execute();
    const distinct = (values: string[]) => [...new Set(values)].sort();
    const params: components['schemas']['FilterParams'] = {};
    if (requested.includes('cups')) params.cups = distinct(rows.map(({ cups }) => cups));
    if (requested.includes('addresses'))
      params.addresses = distinct(rows.map((row) => row.full_address));
    if (requested.includes('contracts'))
      params.contracts = rows.map(({ id, name }) => ({ id, name }));
    if (requested.includes('vats'))
      params.vats = distinct(rows.map(({ fiscal_vat }) => fiscal_vat));
    return resultOf(params);
  },
} satisfies Handlers;

const COLUMNS = [
  'invoices.id',
  'invoices.invoice_id',
  'invoices.customer_id',
  'invoices.contract_id',
  'invoices.type',
  'invoices.number',
  'invoices.date',
  'invoices.start_date',
  'invoices.end_date',
  'invoices.energy',
  'invoices.amount_total',
  'invoices.amount_pending',
  'invoices.paid_status',
  'invoices.rectificative_type',
  'invoices.rectifies',
  'invoices.by_readings',
  'invoices.multipoint_invoice_id',
  'contracts.name as contract_name',
  'contracts.cups',
  'contracts.full_address',
] as const;

/** Conditions on contracts are evaluated there, as there are far fewer contracts. */
function matching(call: ListCall, conditions: Condition[]) {
  const customerId = signedIn(call).customer.id;
  const ofContract = conditions.filter(({ column }) => column.startsWith('contracts.'));
  const ofInvoice = conditions.filter(({ column }) => column.startsWith('invoices.'));
  return call.database
    .selectFrom('invoices')
    .where('invoices.customer_id', '=', customerId)
    .where('invoices.type', '=', call.query.type ?? 'electricity')
    .where((is) => is.and(ofInvoice.map((condition) => conditionSql(condition))))
    .$if(ofContract.length > 0, (query) =>
      query.where('invoices.contract_id', 'in', (is) =>
        is
          .selectFrom('contracts')
          .select('contracts.id')
          .where('contracts.customer_id', '=', customerId)
          .where((which) => which.and(ofContract.map((condition) => conditionSql(condition)))),
      ),
    );
}

/** How to reach a page of the newest first: from the end of the list where that is nearer. */
function nearestWay({ offset, limit, total }: { offset: number; limit: number; total: number }) {
  const taken = Math.max(0, Math.min(limit, total - offset));
  const fromEnd = total - offset - taken;
  return fromEnd < offset
    ? ({ direction: 'asc', skipped: Math.max(0, fromEnd), taken } as const)
    : ({ direction: 'desc', skipped: offset, taken } as const);
}

async function countOf(call: ListCall, conditions: Condition[]): Promise<number> {
  if (conditions.length === 0) return totalOf(call);
  const { total } = await matching(call, conditions)
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

async function totalOf(call: ListCall): Promise<number> {
  const row = await call.database
    .selectFrom('invoice_totals')
    .select('total')
    .where('customer_id', '=', signedIn(call).customer.id)
    .where('type', '=', call.query.type ?? 'electricity')
    .executeTakeFirst();
  return row?.total ?? 0;
}

async function historyOf(database: Database, invoices: number[]) {
  const history = new Map<number, HistoryEntry[]>();
  if (invoices.length === 0) return history;
  const rows = await database
    .selectFrom('pending_states')
    .select(['invoice', 'change_date', 'state'])
    .where('invoice', '=', sql<number>`any(${invoices})`)
    .orderBy('change_date')
    .orderBy('id')
    .execute();
  for (const { invoice, ...entry } of rows) {
    history.set(invoice, [...(history.get(invoice) ?? []), entry]);
  }
  return history;
}
