import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import type { FormMutation } from '#operations/mutation.ts';
import { inFormWords } from '#operations/wire/field-errors.ts';
import { readAnswer } from '#queries/read/read-answer.ts';

/** The address that signs in from now on. */
export interface EmailConfirmationResult {
  email: string;
}

/** Confirms another e-mail with the code of its link; returns an EmailConfirmationResult. Safe to repeat. */
export const emailConfirmation: FormMutation<'code'> = {
  kind: 'form',
  takes: ['code'],

  async send({ code, ...extra }) {
    const body = { ...extra, code: String(code ?? '').replaceAll(/\s/g, '') };
    const result: EmailConfirmationResult = await readAnswer(
      apiClient.POST('/v1/user/email/confirm', { body }),
      v.object({ email: v.string() }),
    ).catch(inFormWords({ codes: { too_long: 'maxLength' } }));
    return { kind: 'sent', result };
  },

  stales: [['user'], ['email-change']],
};
