import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import { isCups, normaliseCups } from '#domain/identifiers/cups.ts';
import { ProblemError } from '#domain/problem.ts';
import type { FormMutation, OwnMembers, TakenAnswers } from '#operations/mutation.ts';
import { list, optionalText, readAnswer } from '#queries/read/read-answer.ts';

const takes = [
  'nif',
  'contract',
  'email',
  'email2',
  'phone',
  'invoiceNumber',
  'acceptConditions',
  'acceptGdpr',
] as const;
const adds = ['accept_conditions', 'accept_gdpr'] as const;
type Taken = (typeof takes)[number];
type Own = OwnMembers<Taken | (typeof adds)[number]>;

export interface SignUpResult {
  /** What happens next, as HTML of the retailer. */
  html: string;
}

const signUpAnswer = v.object({
  render: v.object({ errors: list('sign-up error', v.string()), body: optionalText }),
});

/** A CUPS has 20 characters, and two more for a point of measurement, which is not needed here. */
const CUPS_LENGTH = 20;
/** The retailer knows a contract also by so many last characters of its CUPS. */
const CUPS_END = 6;

/** The number of a contract, or the end of a CUPS that was typed whole. */
function contractOf(typed: string): string {
  const cups = normaliseCups(typed);
  return isCups(cups) ? cups.slice(0, CUPS_LENGTH).slice(-CUPS_END) : typed;
}

function bodyOf(answers: TakenAnswers<Taken>) {
  const { nif, contract, email, email2, phone, invoiceNumber, ...others } = answers;
  const { acceptConditions, acceptGdpr, ...extra } = others;
  return {
    ...extra,
    ...({
      nif: String(nif ?? ''),
      contract: contractOf(String(contract ?? '')),
      email: String(email ?? ''),
      email2: String(email2 ?? ''),
      accept_conditions: acceptConditions === true,
      accept_gdpr: acceptGdpr === true,
    } satisfies Own),
    ...(phone === undefined ? {} : { phone: String(phone) }),
    ...(invoiceNumber === undefined ? {} : { invoiceNumber: String(invoiceNumber) }),
  };
}

/** Requests an account for an existing contract; returns a SignUpResult. Safe to repeat. */
export const signUp: FormMutation<Taken> = {
  kind: 'form',
  takes,
  adds,

  async send(answers) {
    const body = { FormConfirm: bodyOf(answers) };
    const { render } = await readAnswer(
      apiClient.POST('/v1/signup/confirm', { body }),
      signUpAnswer,
    );
    // The retailer reports errors as HTML, with status 200.
    if (render.errors.length > 0)
      throw new ProblemError({ kind: 'invalid', fields: {}, html: render.errors });
    const result: SignUpResult = { html: render.body };
    return { kind: 'sent', result };
  },

  stales: [],
};
