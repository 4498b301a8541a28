import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import type { Session } from '#domain/customer/session.ts';
import { ProblemError, problemOf } from '#domain/problem.ts';
import type { FormMutation } from '#operations/mutation.ts';
import { inFormWords } from '#operations/wire/field-errors.ts';
import { sessionOf } from '#operations/wire/session-of.ts';
import { readAnswer } from '#queries/read/read-answer.ts';

/** The session goes on with this token. */
export type PasswordChangeResult = Session;

/** A wrong current password is reported as an error of its field. */
function atCurrent(thrown: unknown): never {
  const problem = problemOf(thrown);
  if (problem.kind === 'refused' && problem.code === 'wrong_current_password')
    throw new ProblemError({ kind: 'invalid', fields: { current: ['wrong'] } });
  throw thrown;
}

/** Changes the customer's password; returns a PasswordChangeResult. */
export const passwordChange: FormMutation<'current' | 'password' | 'repeated'> = {
  kind: 'form',
  takes: ['current', 'password', 'repeated'],

  async send({ current, password, repeated: _, ...extra }) {
    const body = { ...extra, current: String(current ?? ''), password: String(password ?? '') };
    const call = apiClient.PUT('/v1/user/password', { body });
    const { token } = await readAnswer(call, v.object({ token: v.string() }))
      .catch(inFormWords({ codes: { same: 'notEqualTo', too_long: 'maxLength' } }))
      .catch(atCurrent);
    const result: PasswordChangeResult = sessionOf(token);
    return { kind: 'sent', result };
  },

  /** Only a sign-in could verify it, and a password is sent in its own request only. */
  verify: () => Promise.reject(new ProblemError({ kind: 'unknown-outcome' })),

  stales: [],
};
