import { unwrap } from '#api/answer.ts';
import { apiClient } from '#api/client.ts';
import { userOf } from '#api/token.ts';
import { ProblemError } from '#domain/problem.ts';
import type { Session } from '#domain/session.ts';
import type { FormMutation } from './mutation.ts';

export interface LoginResult extends Session {
  /** True when the customer must choose a new password first. */
  changePassword: boolean;
}

/** Signs in with user and password; returns a LoginResult. Safe to repeat. */
export const login: FormMutation<'user' | 'password'> = {
  kind: 'form',
  takes: ['user', 'password'],

  async send(answers) {
    const { token, change_password: changePassword } = await unwrap(
      apiClient.POST('/v1/get_token', {
        body: { user: String(answers.user ?? ''), password: String(answers.password ?? '') },
      }),
    );
    const user = userOf(token);
    if (!user) throw new ProblemError({ kind: 'unreadable' });
    const result: LoginResult = { token, user, changePassword };
    return { kind: 'sent', result };
  },
  stales: [],
};
