import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import type { Newsletter, Subscription } from '#domain/customer/newsletter.ts';
import { list, optionalText, readAnswer } from '#queries/read/read-answer.ts';

const newsletter = v.object({
  newsletter_id: v.number(),
  name: v.string(),
  subscribed: v.boolean(),
  exported: v.boolean(),
  newsletter_description: optionalText,
});

/** The newsletters that an answer of the API consists of; malformed ones are left out and reported. */
export const newsletterEntries = list('newsletter', newsletter);

/** The same as the portal has them. */
export const newslettersOf = (entries: v.InferOutput<typeof newsletterEntries>): Newsletter[] =>
  entries.map(({ newsletter_id, name, subscribed, exported, newsletter_description }) => ({
    id: newsletter_id,
    name,
    description: newsletter_description,
    isSubscribed: subscribed,
    isExported: exported,
  }));

const subscriber = v.object({ id: v.string(), emails: v.array(v.string()) });

/** The newsletters on offer, with those of a subscriber marked. Throws ProblemError. */
export async function fetchNewsletters(
  reference: string,
  signal?: AbortSignal,
): Promise<Newsletter[]> {
  const params = { path: { subscriptor_id_or_email: reference } };
  const call = apiClient.GET('/v1/newsletters/{subscriptor_id_or_email}', {
    params,
    ...(signal && { signal }),
  });
  return newslettersOf(await readAnswer(call, newsletterEntries));
}

/**
 * The newsletters on offer to an e-mail address, none marked (the API keeps who subscribes to itself); those of the
 * address before stay until they are here. Not read without an address.
 */
export const newslettersQuery = (email: string | null) =>
  queryOptions({
    queryKey: ['newsletters', email],
    queryFn: ({ signal }) => fetchNewsletters(email ?? '', signal),
    enabled: email !== null,
    placeholderData: keepPreviousData,
  });

/** The addresses of a subscriber. Throws ProblemError. */
async function fetchSubscriberEmails(reference: string): Promise<string[]> {
  const params = { path: { subscriber_id: reference } };
  const call = apiClient.GET('/v1/subscribers/{subscriber_id}', { params });
  return (await readAnswer(call, subscriber)).emails;
}

/**
 * A subscriber with the newsletters, one after the other: the first use of a link confirms the choice that it was sent
 * for. Throws ProblemError.
 */
export async function fetchSubscription(reference: string): Promise<Subscription> {
  const emails = await fetchSubscriberEmails(reference);
  return { emails, newsletters: await fetchNewsletters(reference) };
}
