import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import { wantedIn } from '#domain/customer/newsletter.ts';
import { ProblemError, problemOf } from '#domain/problem.ts';
import type { FormMutation, OwnMembers } from '#operations/mutation.ts';
import { inFormWords } from '#operations/wire/field-errors.ts';
import { readAnswer } from '#queries/read/read-answer.ts';

const inWords = inFormWords({
  fields: { subscriptor_or_email: 'email' },
  codes: { invalid: 'format', too_long: 'maxLength' },
});

const adds = ['subscriptor_or_email', 'selected_newsletters'] as const;

/**
 * Requests newsletters for an e-mail address, to which the retailer writes; the choice takes effect once the link in
 * that message is opened. The answer is the same for known and unknown addresses. Safe to repeat.
 */
export const newsletterRequest: FormMutation<'email' | 'newsletters'> = {
  kind: 'form',
  takes: ['email', 'newsletters'],
  adds,

  async send({ email, newsletters, ...extra }) {
    const body = {
      ...extra,
      ...({
        subscriptor_or_email: String(email ?? '').trim(),
        selected_newsletters: wantedIn(newsletters),
      } satisfies OwnMembers<(typeof adds)[number]>),
    };
    const call = apiClient.POST('/v1/subscriber/set_active_newsletters', { body });
    // The list in the answer says nothing about the sender of the request.
    await readAnswer(call, v.unknown()).catch((thrown) => {
      const problem = problemOf(thrown);
      const isGone = problem.kind === 'invalid' && 'selected_newsletters' in problem.fields;
      // One of them is on offer no more: the list is read again.
      if (isGone) throw new ProblemError({ kind: 'conflict' });
      return inWords(thrown);
    });
    return { kind: 'sent' };
  },

  stales: [],
  staleWhenRefused: [['newsletters']],
};
