import { unwrap } from '#api/answer.ts';
import { apiClient } from '#api/client.ts';
import type { Contract } from '#domain/contract.ts';
import { fetchContract } from '#queries/contract.ts';
import type { FormMutation, TakenAnswers } from './mutation.ts';
import { inFormWords } from './wire/field-errors.ts';

type Answers = TakenAnswers<'phone' | 'email'>;

const formWords = { codes: { invalid: 'format', too_long: 'maxLength' } };

/** The API has a call for each of the two (customer area, section 7). */
function change({ phone, email, ...extra }: Answers, contractName: string) {
  const params = { path: { contractName } };
  return phone === undefined
    ? unwrap(
        apiClient.PUT('/v1/contracts/{contractName}/notification/email/', {
          params,
          body: { ...extra, email: String(email ?? '') },
        }),
      )
    : unwrap(
        apiClient.PUT('/v1/contracts/{contractName}/notification/phone/', {
          params,
          body: { ...extra, phone: String(phone) },
        }),
      );
}

/** Changes the telephone or the e-mail address that the contract of the subject is notified at. Safe to repeat. */
export const contactChange: FormMutation<'phone' | 'email'> = {
  kind: 'form',
  takes: ['phone', 'email'],

  async send(answers, { subject }) {
    await change(answers, (subject.contract as Contract).name).catch(inFormWords(formWords));
    return { kind: 'sent' };
  },

  async verify({ phone, email }, { subject }) {
    const { name, type } = subject.contract as Contract;
    const { notification } = await fetchContract(type, name);
    const isDone =
      phone === undefined ? notification?.email === email : notification?.mobile === phone;
    return isDone ? { kind: 'sent' } : null;
  },

  stales: [['contract'], ['addresses']],
};
