import { fromPromise } from 'xstate';
import { reportingOwnFaults } from '#config/report.ts';
import type { SavedChoice, Subscription } from '#domain/newsletter.ts';
import {
  chooseNewsletters,
  findChoice,
  type NewsletterChoice,
} from '#operations/choose-newsletters.ts';
import { fetchSubscription } from '#queries/newsletters.ts';

const reporting = <Outcome>(task: () => Promise<Outcome>) =>
  reportingOwnFaults('The choice of newsletters failed', task);

/** The promises of `newsletterMachine`. */
export const newsletterActors = {
  fetch: fromPromise<Subscription, { reference: string }>(({ input }) =>
    reporting(() => fetchSubscription(input.reference)),
  ),
  save: fromPromise<SavedChoice, NewsletterChoice>(({ input }) =>
    reporting(() => chooseNewsletters(input)),
  ),
  verify: fromPromise<SavedChoice | null, NewsletterChoice>(({ input }) =>
    reporting(() => findChoice(input)),
  ),
};
