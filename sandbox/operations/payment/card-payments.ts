import type { Selectable } from 'kysely';
import { cancelIntent, intentOf, type PaymentIntentRow } from '#sandbox/cards/payment-intents.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import type { CardTables } from '#sandbox/database/tables/card-tables.ts';
import { markInvoicePaid, type PayableInvoice } from './invoice-payment.ts';

export type CardPayment = Selectable<CardTables['invoice_payments']>;

/** Records an attempt to pay an invoice with the state of its intent. The caller has locked the invoice's row. */
export async function notePayment(
  transaction: Database,
  invoice: PayableInvoice,
  { customer_id, intent, paid_by_email }: NewPayment,
  now: Date,
): Promise<CardPayment> {
  const payment = await transaction
    .insertInto('invoice_payments')
    .values({
      invoice: invoice.id,
      customer_id,
      platform: 'stripe',
      intent_id: intent.id,
      payment_method_id: intent.method_id,
      amount: intent.amount / 100,
      paid_by_email,
      ...outcomeOf(intent),
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (payment.state === 'paid') await markInvoicePaid(transaction, invoice.id, dayOf(now));
  return payment;
}

interface NewPayment {
  customer_id: number;
  intent: PaymentIntentRow;
  paid_by_email: string | null;
}

/** Updates a recorded payment to the state of its intent. */
export async function updatePayment(
  transaction: Database,
  { id, invoice }: CardPayment,
  intent: PaymentIntentRow,
  now: Date,
): Promise<CardPayment> {
  const payment = await transaction
    .updateTable('invoice_payments')
    .set({ ...outcomeOf(intent), updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (payment.state === 'paid') await markInvoicePaid(transaction, invoice, dayOf(now));
  return payment;
}

/** The payment of an invoice that the customer is authenticating; undefined when there is none any more. */
export async function pendingPayment(
  transaction: Database,
  invoice: number,
  now: Date,
): Promise<CardPayment | undefined> {
  const pending = await transaction
    .selectFrom('invoice_payments')
    .selectAll()
    .where('invoice', '=', invoice)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  const intent = pending && (await intentOf(transaction, pending.intent_id, now));
  if (!pending || !intent || outcomeOf(intent).state === 'pending') return pending;
  await updatePayment(transaction, pending, intent, now);
  return undefined;
}

/** Fails a payment that cannot continue, so that the invoice can be paid again. */
export async function failPayment(transaction: Database, payment: CardPayment, now: Date) {
  await cancelIntent(transaction, payment.intent_id);
  const intent = await intentOf(transaction, payment.intent_id, now);
  if (payment.state === 'pending' && intent) {
    await updatePayment(transaction, payment, intent, now);
  }
}

/** The payment that settled an invoice of a customer, by its `invoice_id`. */
export async function paidPayment(
  database: Database,
  { customerId, invoiceId }: { customerId: number; invoiceId: number },
) {
  return database
    .selectFrom('invoice_payments')
    .innerJoin('invoices', 'invoices.id', 'invoice_payments.invoice')
    .selectAll('invoice_payments')
    .select(['invoices.invoice_id', 'invoices.number', 'invoices.type'])
    .select(['invoices.start_date', 'invoices.end_date'])
    .where('invoices.invoice_id', '=', invoiceId)
    .where('invoices.customer_id', '=', customerId)
    .where('invoice_payments.state', '=', 'paid')
    .executeTakeFirst();
}

export type PaidPayment = NonNullable<Awaited<ReturnType<typeof paidPayment>>>;

export const transactionId = ({ id }: Pick<CardPayment, 'id'>) =>
  `tr_${String(id).padStart(6, '0')}`;

function outcomeOf({ status, error }: PaymentIntentRow): Pick<CardPayment, 'state' | 'error'> {
  if (status === 'succeeded') return { state: 'paid', error: null };
  if (status === 'requires_action' || status === 'requires_confirmation') {
    return { state: 'pending', error: null };
  }
  return { state: 'failed', error: error ?? 'canceled' };
}

const dayOf = (now: Date) => now.toISOString().slice(0, 10);
