import { assign, fromPromise, setup } from 'xstate';
import { problemOf } from '#domain/problem.ts';
import type { Session, SessionUser, SignedOutReason } from '#domain/session.ts';

interface Context {
  token: string | null;
  user: SessionUser | null;
  reason: SignedOutReason;
}

export interface SessionInput {
  /** Token of the address or of an earlier visit, and whose it says it is. */
  stored: { token: string; user: SessionUser | null } | null;
  now: () => number;
}

type SessionEvent =
  /** The customer signed in here, or another tab did (its token was found). */
  | ({ type: 'signIn' } & Session)
  /** The customer leaves, from the menu or from the dialog of the expired session. */
  | { type: 'signOut' }
  /** The token was dropped in another tab. */
  | { type: 'signedOutElsewhere' }
  /** The retailer answered `token_expired`. */
  | { type: 'expire' };

const providedByTheApp = () => Promise.reject(new Error('provided by the app'));

/** Longest wait a browser's timer can count. */
const longestTimer = 2_147_483_647;
const refreshBeforeEndMs = 5 * 60_000;
const patienceOfSignOutMs = 3000;

const because = (reason: SignedOutReason) => ({ reason });
const within = (milliseconds: number) => Math.min(Math.max(milliseconds, 0), longestTimer);

/**
 * The customer's session. An expired one keeps its page: the dialog's only action signs out, and it
 * closes when a token exists again (customer area, section 4).
 */
export const sessionMachine = setup({
  types: {
    context: {} as Context & Pick<SessionInput, 'now'>,
    input: {} as SessionInput,
    events: {} as SessionEvent,
  },
  actors: {
    check: fromPromise<Session, { token: string }>(providedByTheApp),
    leave: fromPromise<void, { token: string | null }>(providedByTheApp),
  },
  actions: {
    storeToken: (_, _params: { token: string | null }) => {},
    /** Reads of the customer who left; with their drafts when they left on purpose. */
    forgetReads: () => {},
    forgetDrafts: () => {},
    open: assign((_, { token, user }: Session) => ({ token, user, reason: 'none' as const })),
    close: assign((_, { reason }: { reason: SignedOutReason }) => ({
      token: null,
      user: null,
      reason,
    })),
  },
  guards: {
    hasToken: ({ context }) => context.token !== null,
    /** The check could not be made, but the token says itself that it still lives. */
    couldNotBeChecked: ({ context }, { error: thrown }: { error: unknown }) => {
      const { kind } = problemOf(thrown);
      const unheard = kind === 'no-answer' || kind === 'broken' || kind === 'unreadable';
      return unheard && context.user !== null && context.user.endsAt > context.now();
    },
    hasEnded: (_, { error: thrown }: { error: unknown }) => {
      const problem = problemOf(thrown);
      return problem.kind === 'signed-out' && problem.reason === 'expired';
    },
    isAnotherCustomer: ({ context }, user: SessionUser) => context.user?.id !== user.id,
  },
  delays: {
    untilRefresh: ({ context }) => {
      const left = (context.user?.endsAt ?? 0) - context.now();
      return within(Math.max(left - refreshBeforeEndMs, left / 2));
    },
    untilEnd: ({ context }) => within((context.user?.endsAt ?? 0) - context.now()),
    patienceOfSignOut: patienceOfSignOutMs,
  },
}).createMachine({
  id: 'session',
  description: 'Who is signed in: restores, refreshes, expires and ends the session.',
  context: ({ input }) => ({
    token: input.stored?.token ?? null,
    user: input.stored?.user ?? null,
    reason: 'none',
    now: input.now,
  }),
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'hasToken', target: 'restoring' }, { target: 'signedOut' }],
    },
    restoring: {
      invoke: {
        src: 'check',
        input: ({ context }) => ({ token: context.token ?? '' }),
        onDone: {
          target: 'signedIn',
          actions: { type: 'open', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'couldNotBeChecked', params: ({ event }) => event },
            target: 'signedIn',
          },
          {
            guard: { type: 'hasEnded', params: ({ event }) => event },
            target: 'signedOut',
            actions: { type: 'close', params: () => because('expired') },
          },
          { target: 'signedOut', actions: { type: 'close', params: () => because('invalid') } },
        ],
      },
    },
    signedOut: {
      entry: { type: 'storeToken', params: { token: null } },
      on: {
        signIn: { target: 'signedIn', actions: { type: 'open', params: ({ event }) => event } },
      },
    },
    signedIn: {
      entry: { type: 'storeToken', params: ({ context }) => ({ token: context.token }) },
      initial: 'resting',
      states: {
        resting: { after: { untilRefresh: 'refreshing' } },
        refreshing: {
          invoke: {
            src: 'check',
            input: ({ context }) => ({ token: context.token ?? '' }),
            onDone: {
              target: '#session.signedIn',
              reenter: true,
              actions: { type: 'open', params: ({ event }) => event.output },
            },
            onError: 'ending',
          },
        },
        ending: { after: { untilEnd: '#session.expired' } },
      },
      on: {
        signIn: [
          {
            guard: { type: 'isAnotherCustomer', params: ({ event }) => event.user },
            target: 'signedIn',
            reenter: true,
            actions: ['forgetReads', { type: 'open', params: ({ event }) => event }],
          },
          {
            target: 'signedIn',
            reenter: true,
            actions: { type: 'open', params: ({ event }) => event },
          },
        ],
        signOut: 'signingOut',
        expire: 'expired',
        signedOutElsewhere: {
          target: 'signedOut',
          actions: ['forgetReads', { type: 'close', params: () => because('elsewhere') }],
        },
      },
    },
    expired: {
      on: {
        signIn: [
          {
            guard: { type: 'isAnotherCustomer', params: ({ event }) => event.user },
            target: 'signedIn',
            actions: ['forgetReads', { type: 'open', params: ({ event }) => event }],
          },
          { target: 'signedIn', actions: { type: 'open', params: ({ event }) => event } },
        ],
        signOut: {
          target: 'signedOut',
          actions: ['forgetReads', { type: 'close', params: () => because('expired') }],
        },
      },
    },
    signingOut: {
      entry: ['forgetDrafts', { type: 'storeToken', params: { token: null } }],
      invoke: {
        src: 'leave',
        input: ({ context }) => ({ token: context.token }),
        onDone: 'left',
        onError: 'left',
      },
      after: { patienceOfSignOut: 'left' },
    },
    left: {
      entry: ['forgetReads', { type: 'close', params: () => because('left') }],
      always: 'signedOut',
    },
  },
});
