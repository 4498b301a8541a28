import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import { isSameChoice, type SavedChoice, subscribedIn } from '#domain/customer/newsletter.ts';
import { problemOf } from '#domain/problem.ts';
import {
  fetchNewsletters,
  newsletterEntries,
  newslettersOf,
} from '#queries/account/newsletters.ts';
import { readAnswer, readValue } from '#queries/read/read-answer.ts';

/** What a subscriber wants: ids of newsletters, none to be removed. */
export interface NewsletterChoice {
  reference: string;
  wanted: number[];
}

/** Sets the newsletters of a subscriber; none at all removes the subscriber. Safe to repeat. Throws ProblemError. */
export async function chooseNewsletters({
  reference,
  wanted,
}: NewsletterChoice): Promise<SavedChoice> {
  const body = { subscriptor_or_email: reference, selected_newsletters: [...wanted] };
  const call = apiClient.POST('/v1/subscriber/set_active_newsletters', { body });
  // The two kinds of answer are distinguished here.
  const answer = await readAnswer(call, v.unknown());
  const saved = readValue(answer, v.union([v.literal('removed'), newsletterEntries]));
  return saved === 'removed' ? saved : newslettersOf(saved);
}

/** What became of a choice whose answer was lost; null where the retailer did not act. Throws ProblemError. */
export async function findChoice({
  reference,
  wanted,
}: NewsletterChoice): Promise<SavedChoice | null> {
  try {
    const newsletters = await fetchNewsletters(reference);
    return isSameChoice(subscribedIn(newsletters), wanted) ? newsletters : null;
  } catch (thrown) {
    if (wanted.length > 0 || problemOf(thrown).kind !== 'not-found') throw thrown;
    return 'removed';
  }
}
