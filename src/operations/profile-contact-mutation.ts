import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import { readAnswer } from '#queries/read-answer.ts';
import { fetchUser } from '#queries/user.ts';
import type { FormMutation } from './mutation.ts';
import { inFormWords } from './wire/field-errors.ts';

const formWords = { codes: { invalid: 'format', too_long: 'maxLength', too_short: 'minLength' } };

/** Changes mobile and e-mail of the customer (customer area, section 7). */
export const profileContact: FormMutation<'mobile' | 'email'> = {
  kind: 'form',
  takes: ['mobile', 'email'],

  async send({ mobile, email, ...extra }) {
    const body = { ...extra, mobile: String(mobile ?? ''), email: String(email ?? '') };
    await readAnswer(apiClient.PUT('/v1/users/', { body }), v.unknown()).catch(
      inFormWords(formWords),
    );
    return { kind: 'sent' };
  },

  async verify({ mobile, email }) {
    const kept = await fetchUser();
    const isDone = kept.email === email && kept.mobile === mobile;
    return isDone ? { kind: 'sent' } : null;
  },

  stales: [['user']],
};
