import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import type { FormMutation } from '#operations/mutation.ts';
import { readAnswer } from '#queries/read/read-answer.ts';

/** Withdraws the change of the e-mail that waits for its confirmation. Safe to repeat. */
export const profileEmailCancel: FormMutation<never> = {
  kind: 'form',
  takes: [],
  sendsOnlyTaken: true,

  async send() {
    await readAnswer(apiClient.DELETE('/v1/user/email/'), v.unknown());
    return { kind: 'sent' };
  },

  stales: [['user'], ['email-change']],
};
