import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#sandbox/database/open-database.ts';
import { markInvoicePaid, payableInvoice } from '#sandbox/operations/payment/invoice-payment.ts';
import { seededDatabase } from '#tests/support/services/seeded-database.ts';
import { today } from '#tests/support/services/seeded-dump.ts';

const TODAY = today();
let database: Database;
let customerId = 0;

beforeAll(async () => {
  database = await openDatabase(await seededDatabase());
  const household = database.selectFrom('customers').select('id').where('vat', '=', '00000000T');
  customerId = (await household.executeTakeFirstOrThrow()).id;
});
afterAll(() => database.destroy());

const withStatus = (status: 'unpaid' | 'paid' | 'pending_remesa') =>
  database
    .selectFrom('invoices')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('paid_status', '=', status)
    .orderBy('amount_pending')
    .executeTakeFirstOrThrow();
const debtOf = async (contractId: number) =>
  (
    await database
      .selectFrom('contracts')
      .select('amount_debt')
      .where('id', '=', contractId)
      .executeTakeFirstOrThrow()
  ).amount_debt;

describe('paying an invoice', () => {
  it('settles it once, records that in its history, and deducts it from the debt of its contract', async () => {
    const unpaid = await withStatus('unpaid');
    const before = await debtOf(unpaid.contract_id);
    const found = await payableInvoice(database, { customerId, invoiceId: unpaid.invoice_id });
    expect(found).toMatchObject({
      id: unpaid.id,
      amount_to_pay: unpaid.amount_pending,
      rel_object_type: 'electricity_invoice',
    });
    const paid = await Promise.all(
      [1, 2, 3].map(() =>
        database.transaction().execute((inside) => markInvoicePaid(inside, unpaid.id, TODAY)),
      ),
    );
    expect(paid.sort()).toEqual([false, false, true]);
    expect(await debtOf(unpaid.contract_id)).toBeCloseTo(before - unpaid.amount_pending, 6);
    const after = await database
      .selectFrom('invoices')
      .select(['paid_status', 'amount_pending'])
      .where('id', '=', unpaid.id)
      .executeTakeFirst();
    expect(after).toEqual({ paid_status: 'paid', amount_pending: 0 });
    const history = await database
      .selectFrom('pending_states')
      .select(['change_date', 'state'])
      .where('invoice', '=', unpaid.id)
      .orderBy('id', 'desc')
      .execute();
    expect(history[0]).toEqual({ change_date: TODAY, state: 'settled' });
    expect(history.filter(({ state }) => state === 'settled')).toHaveLength(1);
  });

  it.each(['paid', 'pending_remesa'] as const)(
    'has no amount to pay for one that is %s',
    async (status) => {
      const { id, invoice_id } = await withStatus(status);
      const found = await payableInvoice(database, { customerId, invoiceId: invoice_id });
      expect(found?.amount_to_pay).toBe(0);
      expect(await markInvoicePaid(database, id, TODAY)).toBe(false);
    },
  );

  it('does not find the invoice of another customer, nor one by the number of its documents', async () => {
    const { id, invoice_id } = await withStatus('paid');
    const others = { customerId: customerId + 1, invoiceId: invoice_id };
    expect(await payableInvoice(database, others)).toBeUndefined();
    expect(await payableInvoice(database, { customerId, invoiceId: id })).toBeUndefined();
  });
});
