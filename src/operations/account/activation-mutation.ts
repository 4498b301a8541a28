import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import type { Session } from '#domain/customer/session.ts';
import { ProblemError } from '#domain/problem.ts';
import type { FormMutation } from '#operations/mutation.ts';
import { inFormWords } from '#operations/wire/field-errors.ts';
import { sessionOf } from '#operations/wire/session-of.ts';
import { readAnswer } from '#queries/read/read-answer.ts';

/** The new account is signed in. */
export type ActivationResult = Session;

/** Opens the account that was requested at sign-up, with the code of the e-mail; returns an ActivationResult. */
export const activation: FormMutation<'code' | 'password'> = {
  kind: 'form',
  takes: ['code', 'password'],

  async send({ code, password, ...extra }) {
    const body = {
      ...extra,
      code: String(code ?? '').replaceAll(/\s/g, ''),
      password: String(password ?? ''),
    };
    const { token } = await readAnswer(
      apiClient.POST('/v1/user/activate', { body }),
      v.object({ token: v.string() }),
    ).catch(inFormWords({ codes: { too_long: 'maxLength' } }));
    const result: ActivationResult = sessionOf(token);
    return { kind: 'sent', result };
  },

  /** Only a sign-in could verify it, and a password is sent in its own request only. */
  verify: () => Promise.reject(new ProblemError({ kind: 'unknown-outcome' })),

  stales: [],
};
