import { sql } from 'kysely';
import { resultOf } from '#sandbox/api/answers.ts';
import { type Call, type Handlers, signedIn } from '#sandbox/api/handler.ts';
import { settingsOf } from '#sandbox/operations/content/settings.ts';
import { documentsOf, invoiceFeatures } from './invoice-documents-offered.ts';
import { conditionSql, readFilter } from './invoice-filter.ts';

const FIELDS = {
  number: { column: 'multipoint_invoices.number', kind: 'text', ascii: true },
  date: { column: 'multipoint_invoices.date', kind: 'day' },
  amount_total: { column: 'multipoint_invoices.amount_total', kind: 'number' },
} as const;

/** Invoices for several supply points. */
export const multipointInvoiceHandlers = {
  async listMultipointInvoices(call) {
    const { offset = 0, limit = 100 } = call.query;
    const { customer } = signedIn(call);
    const { total } = await matching(call)
      .select(sql<number>`count(*)::integer`.as('total'))
      .executeTakeFirstOrThrow();
    const rows = await matching(call)
      .selectAll()
      .select(({ selectFrom }) =>
        selectFrom('invoices')
          .select(({ fn }) => fn.agg<boolean>('bool_and', ['by_readings']).as('by_readings'))
          .whereRef('multipoint_invoice_id', '=', 'multipoint_invoices.id')
          .as('by_readings'),
      )
      .orderBy('date', 'desc')
      .orderBy('id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute();
    const { documents } = invoiceFeatures(await settingsOf(call.database, customer));
    const items = rows.map(({ id, number, date, address, amount_total, by_readings }) => ({
      id,
      number,
      date,
      address_invoice_id: address,
      amount_total,
      download_types: documentsOf({
        type: 'electricity',
        by_readings: by_readings ?? false,
      }).filter((document) => documents.includes(document)),
    }));
    return resultOf({ items, n_items: total, offset, limit });
  },
} satisfies Handlers;

function matching(call: Call<'listMultipointInvoices'>) {
  const conditions = readFilter(call.query.filter, FIELDS);
  return call.database
    .selectFrom('multipoint_invoices')
    .where('customer_id', '=', signedIn(call).customer.id)
    .where((is) => is.and(conditions.map((condition) => conditionSql(condition))));
}
