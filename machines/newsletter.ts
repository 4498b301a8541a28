import { assign, fromPromise, setup } from 'xstate';
import {
  isStored,
  type Newsletter,
  type SavedChoice,
  type Subscription,
  subscribedIn,
} from '#domain/customer/newsletter.ts';
import { answerWasLost, type Problem, problemOf } from '#domain/problem.ts';

interface Context {
  /** Of the subscriber, as the link of an e-mail carries it. */
  reference: string;
  emails: string[];
  newsletters: Newsletter[];
  /** Ids of the newsletters that are chosen on the page. */
  wanted: number[];
  problem: Problem | null;
  /** Why there is no readable answer, while it is verified what became of the choice. */
  loss: Problem | null;
}

type Choice = Pick<Context, 'reference' | 'wanted'>;
type Thrown = { error: unknown };
type NewsletterEvent =
  | { type: 'choose'; wanted: number[] }
  | { type: 'save' }
  | { type: 'confirm' }
  | { type: 'back' }
  | { type: 'retry' };

const notProvided = () => Promise.reject(new Error('provided by the app'));

const newsletterSetup = setup({
  types: {
    context: {} as Context,
    events: {} as NewsletterEvent,
    input: {} as { reference: string },
  },
  actors: {
    fetch: fromPromise<Subscription, { reference: string }>(notProvided),
    save: fromPromise<SavedChoice, Choice>(notProvided),
    verify: fromPromise<SavedChoice | null, Choice>(notProvided),
  },
  guards: {
    isUnknown: (_, { error }: Thrown) => problemOf(error).kind === 'not-found',
    answerWasLost: (_, { error }: Thrown) => answerWasLost(error),
    isRemoved: (_, { saved }: { saved: SavedChoice | null }) => saved === 'removed',
    wasSaved: (_, { saved }: { saved: SavedChoice | null }) => saved !== null,
    wantsNone: ({ context }) => context.wanted.length === 0,
    isOutdated: ({ context }) => context.problem?.kind === 'conflict',
  },
  actions: {
    keepSubscription: assign((_, { emails, newsletters }: Subscription) => ({
      emails,
      newsletters,
      wanted: subscribedIn(newsletters),
      problem: null,
    })),
    // Newsletters that cannot be unsubscribed remain chosen, whatever the page sends.
    choose: assign({
      wanted: ({ context }, { wanted }: { wanted: number[] }) => [
        ...new Set([...wanted, ...context.newsletters.filter(isStored).map(({ id }) => id)]),
      ],
      problem: null,
    }),
    keepSaved: assign((_, { saved }: { saved: SavedChoice | null }) =>
      Array.isArray(saved)
        ? { newsletters: saved, wanted: subscribedIn(saved), problem: null }
        : {},
    ),
    // No data of a removed subscriber remains on the page.
    forget: assign({ emails: [], newsletters: [], wanted: [], problem: null }),
    keepProblem: assign({ problem: (_, { error }: Thrown) => problemOf(error) }),
    keepLoss: assign({ loss: (_, { error }: Thrown) => problemOf(error) }),
    failByLoss: assign({ problem: ({ context }) => context.loss, loss: null }),
    keepUnknownOutcome: assign({ problem: { kind: 'unknown-outcome' } }),
  },
});

const choiceOf = ({ context: { reference, wanted } }: { context: Context }): Choice => ({
  reference,
  wanted,
});
const savedIn = ({ event }: { event: { output: SavedChoice | null } }) => ({ saved: event.output });
const thrownIn = ({ event }: { event: { error: unknown } }) => event;

const keepProblem = { type: 'keepProblem', params: thrownIn } as const;
const removed = {
  guard: { type: 'isRemoved', params: savedIn },
  target: 'removed',
  actions: 'forget',
} as const;

const chooses = newsletterSetup.createStateConfig({
  on: {
    choose: {
      target: 'choosing',
      actions: { type: 'choose', params: ({ event }) => event },
    },
    save: [{ guard: 'wantsNone', target: 'confirming' }, { target: 'saving' }],
  },
});

/**
 * The newsletters of a subscriber, opened by the link of an e-mail (contracting and tools, section 4). To leave all is
 * confirmed once, as it removes the subscriber.
 */
export const newsletterMachine = newsletterSetup.createMachine({
  id: 'newsletter',
  description: 'The newsletters of a subscriber, opened by the link of an e-mail.',
  context: ({ input: { reference } }) => ({
    reference,
    emails: [],
    newsletters: [],
    wanted: [],
    problem: null,
    loss: null,
  }),
  initial: 'fetching',
  states: {
    fetching: {
      invoke: {
        src: 'fetch',
        input: choiceOf,
        onDone: {
          target: 'choosing',
          actions: { type: 'keepSubscription', params: ({ event }) => event.output },
        },
        onError: [
          { guard: { type: 'isUnknown', params: thrownIn }, target: 'unknown' },
          { target: 'unread', actions: keepProblem },
        ],
      },
    },
    unread: { on: { retry: 'fetching' } },
    choosing: chooses,
    confirming: { on: { confirm: 'saving', back: 'choosing' } },
    saving: {
      invoke: {
        src: 'save',
        input: choiceOf,
        onDone: [removed, { target: 'saved', actions: { type: 'keepSaved', params: savedIn } }],
        onError: [
          {
            guard: { type: 'answerWasLost', params: thrownIn },
            target: 'verifying',
            actions: { type: 'keepLoss', params: thrownIn },
          },
          { guard: { type: 'isUnknown', params: thrownIn }, target: 'unknown' },
          { target: 'unsaved', actions: keepProblem },
        ],
      },
    },
    verifying: {
      invoke: {
        src: 'verify',
        input: choiceOf,
        onDone: [
          removed,
          {
            guard: { type: 'wasSaved', params: savedIn },
            target: 'saved',
            actions: { type: 'keepSaved', params: savedIn },
          },
          { target: 'unsaved', actions: 'failByLoss' },
        ],
        onError: { target: 'unsaved', actions: 'keepUnknownOutcome' },
      },
    },
    saved: { on: { choose: chooses.on.choose } },
    unsaved: {
      on: {
        choose: chooses.on.choose,
        retry: [
          // A mailing has started since: the page shows outdated data.
          { guard: 'isOutdated', target: 'fetching' },
          { target: 'saving' },
        ],
      },
    },
    unknown: { type: 'final' },
    removed: { type: 'final' },
  },
});
