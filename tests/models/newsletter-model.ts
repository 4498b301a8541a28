import type { Newsletter, Subscription } from '#domain/customer/newsletter.ts';
import { ProblemError } from '#domain/problem.ts';
import { newsletterMachine } from '#machines/newsletter.ts';
import type { MachineModel } from '#tests/support/machines/machine-model.ts';
import type { Outcome } from '#tests/support/machines/machine-walk.ts';
import { problemOutcomes } from '#tests/support/retailer/problem-outcomes.ts';
import { readCases } from './cases.ts';

/** What a subscriber chooses, who has the first newsletter. */
export interface NewsletterCase {
  /** Ids of newsletters. */
  wanted: number[];
}

/** Those that the subscriber of a walk has at its start. */
export const SUBSCRIBED = [1];

/** The way back to them, in any case. */
const AS_BEFORE = 'choose (as before)';

/** The cases, by the name of their event. */
export const newsletterCases = (): Record<string, NewsletterCase> =>
  Object.fromEntries(
    readCases<{ cases: Record<string, NewsletterCase> }>('newsletter').flatMap(({ cases }) =>
      Object.entries(cases).map(([name, one]) => [`choose (${name})`, one]),
    ),
  );

const offered = (subscribed: readonly number[]): Newsletter[] =>
  [1, 2, 3, 4].map((id) => ({
    id,
    name: `Newsletter ${id}`,
    description: '',
    isSubscribed: subscribed.includes(id),
    isExported: false,
  }));

const read: Subscription = { emails: ['ana@example.com'], newsletters: offered(SUBSCRIBED) };

function newsletterModel(event: string, { wanted }: NewsletterCase): MachineModel {
  const done: Record<string, Outcome> =
    wanted.length === 0
      ? { removed: { output: 'removed' } }
      : { saved: { output: offered(wanted) } };
  return {
    machine: newsletterMachine,
    starts: { 'by the link of an e-mail': () => ({ reference: 'reference-of-a-walk' }) },
    events: {
      [event]: { type: 'choose', wanted },
      [AS_BEFORE]: { type: 'choose', wanted: SUBSCRIBED },
      save: { type: 'save' },
      confirm: { type: 'confirm' },
      back: { type: 'back' },
      retry: { type: 'retry' },
    },
    outcomes: {
      fetch: { read: { output: read }, ...problemOutcomes },
      save: {
        ...done,
        'gateway gave up': { error: new ProblemError({ kind: 'broken', status: 504 }) },
        ...problemOutcomes,
      },
      verify: { ...done, 'nothing was done': { output: null }, ...problemOutcomes },
    },
    contextKey: ({ wanted: chosen, newsletters, problem }) => [
      chosen,
      newsletters.filter(({ isSubscribed }: Newsletter) => isSubscribed).length,
      problem?.kind === 'conflict',
    ],
    // Only a choice that differs can be saved, and the outcomes are those of the case's own.
    possible: (name, context) =>
      (name !== 'save' || (isDifferent(context) && isChosen(context, wanted))) &&
      (name !== event || !isChosen(context, wanted)) &&
      (name !== AS_BEFORE || !isChosen(context, SUBSCRIBED)),
  };
}

type Chosen = { wanted: number[]; newsletters: Newsletter[] };

const isChosen = (context: Chosen, wanted: number[]) =>
  String([...context.wanted].sort()) === String(wanted);

const isDifferent = (context: Chosen) =>
  !isChosen(
    context,
    context.newsletters.flatMap(({ id, isSubscribed }) => (isSubscribed ? [id] : [])),
  );

/** The newsletters of a subscriber, each choice a model of its own: by its name. */
export const newsletterModels = (): Record<string, MachineModel> =>
  Object.fromEntries(
    Object.entries(newsletterCases()).map(([event, one]) => [event, newsletterModel(event, one)]),
  );
