import { unwrap } from '#api/answer.ts';
import { apiClient } from '#api/client.ts';
import type { Contract } from '#domain/contract/contract.ts';
import type { FormMutation } from '#operations/mutation.ts';
import { inFormWords } from '#operations/wire/field-errors.ts';
import { fetchContract } from '#queries/contracts/contract.ts';

const formWords = { codes: { invalid: 'format', too_long: 'maxLength' } };

/** Changes the telephone that the contract of the subject is notified at. Safe to repeat. */
export const contactPhone: FormMutation<'phone'> = {
  kind: 'form',
  takes: ['phone'],
  elsewhere: { email: 'contact-email' },

  async send({ phone, ...extra }, { subject }) {
    const { name } = subject.contract as Contract;
    const call = apiClient.PUT('/v1/contracts/{contractName}/notification/phone/', {
      params: { path: { contractName: name } },
      body: { ...extra, phone: String(phone ?? '') },
    });
    await unwrap(call).catch(inFormWords(formWords));
    return { kind: 'sent' };
  },

  async verify({ phone }, { subject }) {
    const { name, type } = subject.contract as Contract;
    const { notification } = await fetchContract(type, name);
    return notification?.mobile === phone ? { kind: 'sent' } : null;
  },

  stales: [['contract'], ['addresses']],
};
