import * as v from 'valibot';
import { unwrap } from '#api/answer.ts';
import { apiClient } from '#api/client.ts';
import type { Contract } from '#domain/contract/contract.ts';
import type { FormMutation, MutationContext } from '#operations/mutation.ts';
import { inFormWords } from '#operations/wire/field-errors.ts';
import { fetchContract } from '#queries/contracts/contract.ts';
import { readAnswer } from '#queries/read/read-answer.ts';

const formWords = {
  fields: { phone: 'mobile' },
  codes: { invalid: 'format', too_long: 'maxLength' },
};

/**
 * Changes where the contract is notified, as far as that is another address. The e-mail that the customer signs in with
 * is not touched (decision 42). Safe to repeat.
 */
async function changeContact(
  { mobile, email }: { mobile?: unknown; email?: unknown },
  { subject }: MutationContext,
) {
  const { name, notification } = subject.contract as Contract;
  const params = { path: { contractName: name } };
  if (mobile !== undefined && mobile !== notification?.mobile) {
    const body = { phone: String(mobile ?? '') };
    const path = '/v1/contracts/{contractName}/notification/phone/';
    await unwrap(apiClient.PUT(path, { params, body })).catch(inFormWords(formWords));
  }
  if (email !== undefined && email !== notification?.email) {
    const body = { email: String(email ?? '') };
    const path = '/v1/contracts/{contractName}/notification/email/';
    await unwrap(apiClient.PUT(path, { params, body })).catch(inFormWords(formWords));
  }
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
