import type { components } from '#openapi/generated/types.ts';
import { dataOf } from '#sandbox/api/answers.ts';
import { type Call, type Handlers, signedIn } from '#sandbox/api/handler.ts';
import { type ErrorCode, invalidFields, notFound, Refusal } from '#sandbox/api/refusal.ts';
import {
  confirmIntent,
  createIntent,
  intentOf,
  type PaymentIntentRow,
} from '#sandbox/cards/payment-intents.ts';
import { paymentMethod } from '#sandbox/cards/payment-methods.ts';
import {
  type CardPayment,
  failPayment,
  notePayment,
  pendingPayment,
  transactionId,
  updatePayment,
} from './card-payments.ts';
import { payableInvoice } from './invoice-payment.ts';
import { refuseUnlessEnabled } from './payment-platforms.ts';
import { sendPaymentReceipt } from './payment-receipt.ts';

type PayCall = Call<'pay'>;
type FirstStep = components['schemas']['PayWithMethod'];

/** Paying an invoice by card. */
export const payHandlers = {
  async pay(call) {
    const { attempts } = call.services;
    const attempt = `pay ${signedIn(call).customer.id}`;
    await refuseUnlessEnabled(call);
    // As the platform limits different cards: what it did not decline counts no longer.
    attempts.count(attempt, attempts.limits.attempts, 'rate_limit');
    try {
      const answer = await payInStep(call);
      if (answer.data.state === 'success') attempts.forget(attempt);
      else attempts.takeBack(attempt);
      return answer;
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 402) attempts.takeBack(attempt);
      throw error;
    }
  },
} satisfies Handlers;

function payInStep(call: PayCall) {
  const { body } = call;
  return 'payment_intent_id' in body && typeof body.payment_intent_id === 'string'
    ? payAfterAuthentication(call, body.payment_intent_id)
    : payWithMethod(call, body as FirstStep);
}

async function payWithMethod(call: PayCall, body: FirstStep) {
  const { database } = call;
  const { id: customerId, email } = signedIn(call).customer;
  const now = call.services.clock.now();
  if (body.platform_name !== 'stripe') throw invalidFields({ platform_name: ['unavailable'] });
  const invoice = await payableInvoice(database, { customerId, invoiceId: body.item_id });
  if (invoice?.rel_object_type !== body.related_object_type) throw notFound();
  if (invoice.amount_to_pay <= 0) throw notPayable();
  if (await pendingPayment(database, invoice.id, now)) throw notPayable();

  const method = await paymentMethod(database, body.payment_method_id);
  if (!method) throw refusedCard('missing');
  const cents = Math.round(invoice.amount_to_pay * 100);
  const intent = await createIntent(database, { method, cents, description: invoice.number }, now);
  const whose = { customer_id: customerId, intent, paid_by_email: email };
  return outcome(call, intent, await notePayment(database, invoice, whose, now));
}

async function payAfterAuthentication(call: PayCall, intentId: string) {
  const { database } = call;
  const { id: customerId } = signedIn(call).customer;
  const now = call.services.clock.now();
  const own = database
    .selectFrom('invoice_payments')
    .innerJoin('invoices', 'invoices.id', 'invoice_payments.invoice')
    .selectAll('invoice_payments')
    .select('invoices.invoice_id')
    .where('intent_id', '=', intentId)
    .where('invoice_payments.customer_id', '=', customerId);
  const first = await own.executeTakeFirst();
  if (!first) throw notFound();
  const invoice = await payableInvoice(database, { customerId, invoiceId: first.invoice_id });

  // Another request may have changed it before the invoice was locked.
  const payment = await own.executeTakeFirstOrThrow();
  if (payment.state === 'paid') return success(payment);
  const owed = invoice?.amount_to_pay === payment.amount;
  const waits = owed && (await intentOf(database, intentId, now));
  const confirmed = waits && (await confirmIntent(database, intentId));
  if (confirmed)
    return outcome(call, confirmed, await updatePayment(database, payment, confirmed, now));
  await failPayment(database, payment, now);
  throw new Refusal(406, 'payment_intent_unexpected_state', { keeps: true });
}

/**
 * The answer for an attempt, whose receipt is sent when the card was charged; throws 402, keeping the record, when it
 * was declined.
 */
async function outcome(call: PayCall, intent: PaymentIntentRow, payment: CardPayment) {
  if (payment.state === 'failed') throw refusedCard(payment.error ?? 'unknown_payment_error');
  if (payment.state === 'paid') {
    await sendPaymentReceipt(call, payment);
    return success(payment);
  }
  return dataOf({
    state: 'requires_action' as const,
    payment_intent_id: intent.id,
    payment_intent_client_secret: intent.client_secret,
    transaction_id: null,
  });
}

const success = (payment: CardPayment) =>
  dataOf({
    state: 'success' as const,
    payment_intent_id: payment.intent_id,
    payment_intent_client_secret: null,
    transaction_id: transactionId(payment),
  });

/** The platform's own code, which the description lists. */
const refusedCard = (code: string) => new Refusal(402, code as ErrorCode, { keeps: true });
const notPayable = () => new Refusal(406, 'not_payable');
