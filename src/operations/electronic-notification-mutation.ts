import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import type { Contract } from '#domain/contract.ts';
import { fetchContract } from '#queries/contract.ts';
import { readAnswer } from '#queries/read-answer.ts';
import type { FormMutation, TakenAnswers } from './mutation.ts';
import { inFormWords } from './wire/field-errors.ts';

type Taken = 'mobile' | 'email';

const contactWords = { codes: { invalid: 'format' } };

/** Keeps mobile and e-mail of the customer, to which notifications go. Safe to repeat. */
async function keepContact({ mobile, email, ...extra }: TakenAnswers<Taken>): Promise<void> {
  const body = { ...extra, mobile: String(mobile ?? ''), email: String(email ?? '') };
  await readAnswer(apiClient.PUT('/v1/users/', { body }), v.unknown()).catch(
    inFormWords(contactWords),
  );
}

/** Asks for electronic notification of the contract of the subject (customer area, section 7). */
export const electronicNotification: FormMutation<Taken> = {
  kind: 'form',
  takes: ['mobile', 'email'],

  async send(answers, { subject, idempotencyKey }) {
    const { name } = subject.contract as Contract;
    await keepContact(answers);
    const call = apiClient.POST('/v1/contracts/{contractName}/electronic_notification/', {
      params: { path: { contractName: name }, header: { 'Idempotency-Key': idempotencyKey } },
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

  stales: [['contract']],
};
