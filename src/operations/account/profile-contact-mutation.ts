import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import type { FormMutation } from '#operations/mutation.ts';
import { inFormWords } from '#operations/wire/field-errors.ts';
import { fetchUser } from '#queries/account/user.ts';
import { readAnswer } from '#queries/read/read-answer.ts';

const formWords = { codes: { invalid: 'format', too_long: 'maxLength', too_short: 'minLength' } };

/** Changes the mobile of the customer (customer area, section 7). */
export const profileContact: FormMutation<'mobile'> = {
  kind: 'form',
  takes: ['mobile'],
  adds: ['email'],

  async send({ mobile, ...extra }) {
    // The call takes both: without the present e-mail a retailer might delete it.
    const { email } = await fetchUser();
    const body = { ...extra, mobile: String(mobile ?? ''), ...(email !== null && { email }) };
    await readAnswer(apiClient.PUT('/v1/users/', { body }), v.unknown()).catch(
      inFormWords(formWords),
    );
    return { kind: 'sent' };
  },

  async verify({ mobile }) {
    return (await fetchUser()).mobile === mobile ? { kind: 'sent' } : null;
  },

  stales: [['user']],
};
