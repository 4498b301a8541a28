import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import type { PaymentIntent } from '#domain/invoices/payment.ts';
import { ProblemError } from '#domain/problem.ts';
import type { components } from '#openapi/generated/types.ts';
import { optional, readAnswer } from '#queries/read/read-answer.ts';

type FirstStep = components['schemas']['PayWithMethod'];

/** The result of a step of a payment: charged, or an intent that the bank wants to authenticate. */
export type PayAnswer = { intent: PaymentIntent | null };

const answerMembers = v.object({
  state: v.string(),
  payment_intent_id: v.string(),
  payment_intent_client_secret: optional(v.string()),
});

async function send(body: components['schemas']['Payment'], key: string): Promise<PayAnswer> {
  const params = { header: { 'Idempotency-Key': key } };
  const answer = await readAnswer(apiClient.POST('/v2/pay', { params, body }), answerMembers);
  const { state, payment_intent_id: id, payment_intent_client_secret: clientSecret } = answer;
  if (state === 'success') return { intent: null };
  if (state !== 'requires_action' || !clientSecret) throw new ProblemError({ kind: 'unreadable' });
  return { intent: { id, clientSecret } };
}

/** Pays an invoice with a card, by the id that its platform gave it. Throws ProblemError. */
export const payByCard = (
  { paymentId, payableType }: Pick<Invoice, 'paymentId' | 'payableType'>,
  { platform, methodId }: { platform: string; methodId: string },
  key: string,
): Promise<PayAnswer> =>
  send(
    {
      payment_method_id: methodId,
      platform_name: platform as FirstStep['platform_name'],
      item_id: paymentId,
      related_object_type: payableType as FirstStep['related_object_type'],
    },
    key,
  );

/** Charges what the customer has shown to the bank. Throws ProblemError. */
export const payAfterAuthentication = ({ id }: PaymentIntent, key: string): Promise<PayAnswer> =>
  send({ payment_intent_id: id }, key);
