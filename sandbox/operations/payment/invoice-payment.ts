import { sql } from 'kysely';
import type { components } from '#openapi/generated/types.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import type { InvoiceRow } from '#sandbox/database/tables/invoice-tables.ts';

/** Under which kind an invoice is paid. */
export type PayableType = components['schemas']['PayableType'];

/** What paying needs to know of an invoice. */
export interface PayableInvoice {
  /** Key of the table `invoices`. */
  id: number;
  /** What payments call it. */
  invoice_id: number;
  number: string;
  type: 'electricity' | 'gas';
  start_date: string;
  end_date: string;
  /** Euro that a payment now charges; 0 when there is nothing to pay. */
  amount_to_pay: number;
  rel_object_type: PayableType;
}

/** Under which kind the invoice is paid. */
export function payableType({ type }: Pick<InvoiceRow, 'type'>): PayableType {
  return type === 'gas' ? 'gas_invoice' : 'electricity_invoice';
}

/** Euro that a payment now charges: only what is unpaid; money that is on its way already is not asked for twice. */
export function amountToPay(
  invoice: Pick<InvoiceRow, 'paid_status' | 'amount_pending' | 'rectificative_type'>,
): number {
  const owed = invoice.paid_status === 'unpaid' && invoice.rectificative_type !== 'A';
  return owed ? invoice.amount_pending : 0;
}

/**
 * The invoice that payments call `invoiceId`, if it is this customer's. Inside a transaction its row stays locked until
 * the end, so that two payments come one after the other.
 */
export async function payableInvoice(
  transaction: Database,
  { customerId, invoiceId }: { customerId: number; invoiceId: number },
): Promise<PayableInvoice | undefined> {
  const row = await transaction
    .selectFrom('invoices')
    .selectAll()
    .where('invoice_id', '=', invoiceId)
    .where('customer_id', '=', customerId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, invoice_id, number, type, start_date, end_date } = row;
  const payable = { id, invoice_id, number, type, start_date, end_date };
  return { ...payable, amount_to_pay: amountToPay(row), rel_object_type: payableType(row) };
}

/**
 * Settles what was unpaid of an invoice on that ISO day, and takes it off the debt of its contract.
 * Gives false, and does nothing, when there was nothing to pay.
 */
export async function markInvoicePaid(
  transaction: Database,
  id: number,
  day: string,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('invoices')
    .select(['contract_id', 'paid_status', 'amount_pending', 'rectificative_type'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const paid = amountToPay(row);
  if (paid === 0) return false;
  await transaction
    .updateTable('invoices')
    .set({ paid_status: 'paid', amount_pending: 0 })
    .where('id', '=', id)
    .execute();
  await transaction
    .insertInto('pending_states')
    .values({ invoice: id, change_date: day, state: 'settled' })
    .execute();
  await transaction
    .updateTable('contracts')
    .set({ amount_debt: sql<number>`greatest(amount_debt - ${paid}::numeric, 0)` })
    .where('id', '=', row.contract_id)
    .execute();
  return true;
}
