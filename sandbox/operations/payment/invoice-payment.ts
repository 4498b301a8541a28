import { sql } from 'kysely';
import type { components } from '#openapi/generated/types.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import type { InvoiceRow } from '#sandbox/database/tables/invoice-tables.ts';

/** Kind of an invoice in payments. */
export type PayableType = components['schemas']['PayableType'];

/** Data of an invoice for its payment. */
export interface PayableInvoice {
  /** Key of the table `invoices`. */
  id: number;
  /** Its identifier in payments. */
  invoice_id: number;
  number: string;
  type: 'electricity' | 'gas';
  start_date: string;
  end_date: string;
  /** Euro that a payment would charge now; 0 when there is nothing to pay. */
  amount_to_pay: number;
  rel_object_type: PayableType;
}

export function payableType({ type }: Pick<InvoiceRow, 'type'>): PayableType {
  return type === 'gas' ? 'gas_invoice' : 'electricity_invoice';
}

/** Euro that a payment would charge now: only what is unpaid, without payments in progress. */
export function amountToPay(
  invoice: Pick<InvoiceRow, 'paid_status' | 'amount_pending' | 'rectificative_type'>,
): number {
  const owed = invoice.paid_status === 'unpaid' && invoice.rectificative_type !== 'A';
  return owed ? invoice.amount_pending : 0;
}

/**
 * The invoice with this `invoiceId`, if it is this customer's. In a transaction its row stays locked until the end, so
 * that payments come one after the other.
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
 * Settles the unpaid amount of an invoice on that ISO day, and subtracts it from the debt of its contract. Returns
 * false, and does nothing, when there was nothing to pay.
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
