import { resultOf } from '#sandbox/api/answers.ts';
import { type Call, type Handlers, signedIn } from '#sandbox/api/handler.ts';
import { notFound, Refusal } from '#sandbox/api/refusal.ts';
import { paymentMethod } from '#sandbox/cards/payment-methods.ts';
import { receiptPdf } from '#sandbox/documents/receipt-pdf.ts';
import { receiptTexts } from '#sandbox/documents/receipt-texts.ts';
import { letterLanguageOf } from '#sandbox/mail/letter-language.ts';
import { type PaidPayment, paidPayment, transactionId } from './card-payments.ts';

type TransactionCall = Call<'getTransactionSummary' | 'downloadTransactionReceipt'>;

/** Payments and their receipts. */
export const transactionHandlers = {
  async getTransactionSummary(call) {
    const payment = await ownPayment(call);
    return resultOf({
      transaction_id: transactionId(payment),
      amount: payment.amount,
      currency: 'EUR' as const,
      last_transaction_update_at: payment.updated_at.toISOString(),
      invoice_number: payment.number,
      invoice_concept: conceptOf(payment, call.query.lang),
      invoice_id: payment.invoice_id,
      payment_method_id: payment.payment_method_id,
      payment_type: 'card' as const,
      paid_by_user_email: payment.paid_by_email,
    });
  },

  async downloadTransactionReceipt(call) {
    const payment = await ownPayment(call);
    const { customer } = signedIn(call);
    const language = letterLanguageOf(customer, call.query.lang);
    const card = await paymentMethod(call.database, payment.payment_method_id);
    return receiptPdf(
      {
        transaction: transactionId(payment),
        cents: Math.round(payment.amount * 100),
        paidAt: payment.updated_at,
        invoice: payment.number,
        concept: conceptOf(payment, language),
        card: card ? `${card.brand} ···· ${card.last4}` : '-',
        customer,
        email: payment.paid_by_email,
      },
      receiptTexts(language),
    );
  },
} satisfies Handlers;

async function ownPayment(call: TransactionCall): Promise<PaidPayment> {
  const which = { customerId: signedIn(call).customer.id, invoiceId: call.path.invoiceId };
  const payment = await paidPayment(call.database, which);
  if (payment) return payment;
  const invoice = await call.database
    .selectFrom('invoices')
    .select('id')
    .where('invoice_id', '=', which.invoiceId)
    .where('customer_id', '=', which.customerId)
    .executeTakeFirst();
  throw invoice ? new Refusal(404, 'transaction_not_found') : notFound();
}

function conceptOf({ type, start_date, end_date }: PaidPayment, language: string | undefined) {
  const day = (iso: string) => iso.split('-').reverse().join('/');
  return receiptTexts(language).concepts[type](day(start_date), day(end_date));
}
