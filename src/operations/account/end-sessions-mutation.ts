import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import type { FormMutation } from '#operations/mutation.ts';
import { fetchSessions } from '#queries/account/user.ts';
import { readAnswer } from '#queries/read/read-answer.ts';

/** Signs the customer out everywhere but here. */
export const endSessions: FormMutation<never> = {
  kind: 'form',
  takes: [],
  sendsOnlyTaken: true,

  async send() {
    await readAnswer(apiClient.POST('/v1/user/sessions/end'), v.unknown());
    return { kind: 'sent' };
  },

  async verify() {
    const open = await fetchSessions();
    return open?.every(({ isCurrent }) => isCurrent) ? { kind: 'sent' } : null;
  },

  stales: [['user-sessions']],
};
