import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import type { EmailChange } from '#domain/customer/user.ts';
import { ProblemError, problemOf } from '#domain/problem.ts';
import type { FormMutation, TakenAnswers } from '#operations/mutation.ts';
import { inFormWords } from '#operations/wire/field-errors.ts';
import { fetchEmailChange } from '#queries/account/email-change.ts';
import { fetchUser } from '#queries/account/user.ts';
import { readAnswer } from '#queries/read/read-answer.ts';

/** The address that signs in, at once or once it is confirmed. */
export interface ProfileEmailResult {
  email: string;
}

type Answers = TakenAnswers<'email' | 'password'>;

const formWords = {
  codes: { invalid: 'format', too_long: 'maxLength', same: 'notEqualTo' },
};
const textOf = (answer: unknown) => String(answer ?? '');

/** A wrong password is reported beside its field. */
function atPassword(thrown: unknown): never {
  const problem = problemOf(thrown);
  if (problem.kind === 'refused' && problem.code === 'wrong_current_password')
    throw new ProblemError({ kind: 'invalid', fields: { password: ['wrong'] } });
  throw thrown;
}

/** A retailer without the step changes the e-mail together with the mobile. */
async function changeAtOnce({ email, password: _, ...extra }: Answers): Promise<void> {
  const { mobile } = await fetchUser();
  const body = { ...extra, mobile: mobile ?? '', email: textOf(email) };
  await readAnswer(apiClient.PUT('/v1/users/', { body }), v.unknown());
}

async function requestChange({ email, password, ...extra }: Answers): Promise<void> {
  const body = { ...extra, email: textOf(email), password: textOf(password) };
  await readAnswer(apiClient.POST('/v1/user/email/', { body }), v.unknown()).catch(atPassword);
}

/**
 * Changes the e-mail that the customer signs in with: a link to confirm it, or at once where the retailer has no such
 * step (decision 42). Returns a ProfileEmailResult.
 */
export const profileEmail: FormMutation<'email' | 'password'> = {
  kind: 'form',
  takes: ['email', 'password'],
  adds: ['mobile'],

  async send(answers, { subject }) {
    const { needsConfirmation } = subject.emailChange as EmailChange;
    const change = needsConfirmation ? requestChange : changeAtOnce;
    await change(answers).catch(inFormWords(formWords));
    const result: ProfileEmailResult = { email: textOf(answers.email) };
    return { kind: needsConfirmation ? 'signing' : 'sent', result };
  },

  async verify({ email }, { subject }) {
    const { needsConfirmation, pending: before } = subject.emailChange as EmailChange;
    const result: ProfileEmailResult = { email: textOf(email) };
    if (!needsConfirmation) {
      return (await fetchUser()).email === email ? { kind: 'sent', result } : null;
    }
    const { pending } = await fetchEmailChange();
    const isNew = pending?.email === email && pending?.requestedAt !== before?.requestedAt;
    return isNew ? { kind: 'signing', result } : null;
  },

  stales: [['user'], ['email-change']],
};
