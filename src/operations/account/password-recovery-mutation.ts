import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import type { FormMutation } from '#operations/mutation.ts';
import { inFormWords } from '#operations/wire/field-errors.ts';
import { readAnswer } from '#queries/read/read-answer.ts';

/** Requests a provisional password; the answer never reveals who is a customer. Safe to repeat. */
export const passwordRecovery: FormMutation<'nif' | 'email'> = {
  kind: 'form',
  takes: ['nif', 'email'],

  async send({ nif, email, ...extra }) {
    const body = { ...extra, nif: String(nif ?? ''), email: String(email ?? '') };
    await readAnswer(apiClient.POST('/v1/user/reset/', { body }), v.unknown()).catch(
      inFormWords({ codes: { invalid: 'format' } }),
    );
    return { kind: 'sent' };
  },

  stales: [],
};
