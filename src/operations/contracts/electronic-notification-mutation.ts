import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import type { Contract } from '#domain/contract/contract.ts';
import type { FormMutation, MutationContext } from '#operations/mutation.ts';
import { inFormWords } from '#operations/wire/field-errors.ts';
import { fetchContract } from '#queries/contracts/contract.ts';
import { readAnswer } from '#queries/read/read-answer.ts';
import { contactEmail } from './contact-email-mutation.ts';
import { contactPhone } from './contact-phone-mutation.ts';

/**
 * Changes where the contract is notified, as far as that is another address. The e-mail that the customer signs in with
 * is not touched (decision 42). Safe to repeat.
 */
async function changeContact(
  answers: { mobile?: unknown; email?: unknown },
  context: MutationContext,
) {
  const { notification } = context.subject.contract as Contract;
  const { mobile, email } = answers;
  if (mobile !== undefined && mobile !== notification?.mobile)
    await contactPhone
      .send({ phone: mobile }, context)
      .catch(inFormWords({ fields: { phone: 'mobile' } }));
  if (email !== undefined && email !== notification?.email)
    await contactEmail.send({ email }, context);
}

/** Requests electronic notification of the contract of the subject (customer area, section 7). */
export const electronicNotification: FormMutation<'mobile' | 'email'> = {
  kind: 'form',
  takes: ['mobile', 'email'],
  adds: ['phone'],

  async send({ mobile, email, ...extra }, context) {
    const { name } = context.subject.contract as Contract;
    await changeContact({ mobile, email }, context);
    const call = apiClient.POST('/v1/contracts/{contractName}/electronic_notification/', {
      params: {
        path: { contractName: name },
        header: { 'Idempotency-Key': context.idempotencyKey },
      },
      ...(Object.keys(extra).length > 0 && { body: extra }),
    });
    const answer = await readAnswer(call, v.object({ waiting_for_signature: v.boolean() }));
    return { kind: answer.waiting_for_signature ? 'signing' : 'sent' };
  },

  async verify(_, { subject }) {
    const { name, type } = subject.contract as Contract;
    const { electronicNotification: notification } = await fetchContract(type, name);
    if (notification.state === 'unactive') return null;
    return { kind: notification.state === 'requested' ? 'signing' : 'sent' };
  },

  stales: [['contract'], ['addresses']],
  staleWhenFailed: [['contract'], ['addresses']],
};
