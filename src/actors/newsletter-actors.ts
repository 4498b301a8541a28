import { fromPromise } from 'xstate';
import { asOneCustomer } from '#api/client.ts';
import { reportingOwnFaults } from '#config/report.ts';
import type { SavedChoice, Subscription } from '#domain/customer/newsletter.ts';
import {
  chooseNewsletters,
  findChoice,
  type NewsletterChoice,
} from '#operations/account/choose-newsletters.ts';
import { fetchSubscription } from '#queries/account/newsletters.ts';

const reporting = <Outcome>(task: () => Promise<Outcome>) =>
  reportingOwnFaults('The choice of newsletters failed', task);

/** The promises of `newsletterMachine`. */
export const newsletterActors = {
  fetch: fromPromise<Subscription, { reference: string }>(({ input }) =>
    reporting(() => fetchSubscription(input.reference)),
  ),
  save: fromPromise<SavedChoice, NewsletterChoice>(({ input }) =>
    asOneCustomer(() => reporting(() => chooseNewsletters(input))),
  ),
  verify: fromPromise<SavedChoice | null, NewsletterChoice>(({ input }) =>
    asOneCustomer(() => reporting(() => findChoice(input))),
  ),
};
