import { unwrap } from '#api/answer.ts';
import { apiClient } from '#api/client.ts';
import type { Session } from '#domain/customer/session.ts';
import { ProblemError, problemOf } from '#domain/problem.ts';
import type { FormMutation } from '#operations/mutation.ts';
import { sessionOf } from '#operations/wire/session-of.ts';

export interface LoginResult extends Session {
  /** True when the customer must choose a new password first. */
  changePassword: boolean;
}

/** A gateway's error reads like the retailer's own: signing in changes nothing that would have to be looked up. */
function asOwnError(thrown: unknown): never {
  const problem = problemOf(thrown);
  throw problem.kind === 'broken' ? new ProblemError({ kind: 'broken', status: 500 }) : thrown;
}

/** Signs in with user and password; returns a LoginResult. Safe to repeat. */
export const login: FormMutation<'user' | 'password'> = {
  kind: 'form',
  takes: ['user', 'password'],
  sendsOnlyTaken: true,

  async send(answers) {
    const { token, change_password: changePassword } = await unwrap(
      apiClient.POST('/v1/get_token', {
        body: { user: String(answers.user ?? ''), password: String(answers.password ?? '') },
      }),
    ).catch(asOwnError);
    const result: LoginResult = { ...sessionOf(token), changePassword };
    return { kind: 'sent', result };
  },
  stales: [],
};
