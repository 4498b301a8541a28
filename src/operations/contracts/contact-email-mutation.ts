import { unwrap } from '#api/answer.ts';
import { apiClient } from '#api/client.ts';
import type { Contract } from '#domain/contract/contract.ts';
import type { FormMutation } from '#operations/mutation.ts';
import { inFormWords } from '#operations/wire/field-errors.ts';
import { fetchContract } from '#queries/contracts/contract.ts';

const formWords = { codes: { invalid: 'format', too_long: 'maxLength' } };

/** Changes the e-mail address that the contract of the subject is notified at. Safe to repeat. */
export const contactEmail: FormMutation<'email'> = {
  kind: 'form',
  takes: ['email'],
  elsewhere: { phone: 'contact-phone' },

  async send({ email, ...extra }, { subject }) {
    const { name } = subject.contract as Contract;
    const call = apiClient.PUT('/v1/contracts/{contractName}/notification/email/', {
      params: { path: { contractName: name } },
      body: { ...extra, email: String(email ?? '') },
    });
    await unwrap(call).catch(inFormWords(formWords));
    return { kind: 'sent' };
  },

  async verify({ email }, { subject }) {
    const { name, type } = subject.contract as Contract;
    const { notification } = await fetchContract(type, name);
    return notification?.email === email ? { kind: 'sent' } : null;
  },

  stales: [['contract'], ['addresses']],
};
