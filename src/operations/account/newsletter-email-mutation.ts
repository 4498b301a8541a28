import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import type { FormMutation, OwnMembers } from '#operations/mutation.ts';
import { inFormWords } from '#operations/wire/field-errors.ts';
import { fetchSubscriberEmails } from '#queries/account/newsletters.ts';
import { readAnswer } from '#queries/read/read-answer.ts';

const formWords = {
  fields: { emails: 'email' },
  codes: { invalid: 'format', too_long: 'maxLength' },
};

/** The subject `subscriber` of the form. */
export interface FormSubscriber {
  /** The reference that the link of an e-mail carries. */
  id: string;
  emails: readonly string[];
}

const adds = ['subscriberId', 'emails'] as const;

/**
 * Changes the first address that the newsletters go to; the further ones stay (contracting and tools, section 7). Safe
 * to repeat.
 */
export const newsletterEmail: FormMutation<'email'> = {
  kind: 'form',
  takes: ['email'],
  adds,

  async send({ email, ...extra }, { subject }) {
    const { id, emails } = subject.subscriber as FormSubscriber;
    const body = {
      ...extra,
      ...({
        subscriberId: id,
        emails: [...new Set([String(email ?? '').trim(), ...emails.slice(1)])],
      } satisfies OwnMembers<(typeof adds)[number]>),
    };
    const saved = v.object({ emails: v.array(v.string()) });
    const call = apiClient.POST('/v1/subscriber/set_mails', { body });
    await readAnswer(call, saved).catch(inFormWords(formWords));
    return { kind: 'sent' };
  },

  async verify({ email }, { subject }) {
    const { id } = subject.subscriber as FormSubscriber;
    const [first] = await fetchSubscriberEmails(id);
    return first === String(email ?? '').trim() ? { kind: 'sent' } : null;
  },

  stales: [],
};
