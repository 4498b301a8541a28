import { type Call, signedIn } from '#sandbox/api/handler.ts';
import { letterLanguageOf } from '#sandbox/mail/letter-language.ts';
import { paymentMail } from '#sandbox/mail/payment-mail.ts';
import { type CardPayment, transactionId } from './card-payments.ts';

/** Sends the receipt of a payment to the customer who made it, where they have an e-mail. */
export async function sendPaymentReceipt(
  call: Call<'pay'>,
  payment: Pick<CardPayment, 'id' | 'invoice' | 'amount' | 'updated_at'>,
): Promise<void> {
  const { database, services, query } = call;
  const { customer } = signedIn(call);
  if (!customer.email) return;
  const { number } = await database
    .selectFrom('invoices')
    .select('number')
    .where('id', '=', payment.invoice)
    .executeTakeFirstOrThrow();
  const language = letterLanguageOf(customer, query.lang);
  const mail = paymentMail(
    { language, name: customer.name, portal: services.portal() },
    { number, amount: payment.amount, at: payment.updated_at, transaction: transactionId(payment) },
  );
  await services.outbox.send(database, { recipient: customer.email, ...mail });
}
