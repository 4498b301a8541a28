import { assign, fromPromise, setup } from 'xstate';
import { problemOf } from '#domain/problem.ts';
import type { Session, SessionUser, SignedOutReason } from '#domain/session.ts';

interface Context {
  token: string | null;
  user: SessionUser | null;
  reason: SignedOutReason;
}

export interface SessionInput {
  /** Token of the address or of an earlier visit, and the user it names. */
  stored: { token: string; user: SessionUser | null } | null;
  now: () => number;
}

type SessionEvent =
  /** The customer signed in here, or in another tab (whose token was found). */
  | ({ type: 'signIn' } & Session)
  /** The customer logs out, from the menu or from the dialog of the expired session. */
  | { type: 'signOut' }
  /** Another tab removed the token. */
  | { type: 'signedOutElsewhere' }
  /** The retailer answered `token_expired`. */
  | { type: 'expire' };

const notProvided = () => Promise.reject(new Error('provided by the app'));

/** Longest delay of a browser's timer, in milliseconds. */
const MAX_TIMER_MS = 2_147_483_647;
const refreshBeforeEndMs = 5 * 60_000;
const SIGN_OUT_TIMEOUT_MS = 3000;
/** Between refreshes; also where the clock of the device runs ahead and every token seems to have ended. */
const MIN_REFRESH_MS = 30_000;

const because = (reason: SignedOutReason) => ({ reason });
const within = (milliseconds: number) => Math.min(Math.max(milliseconds, 0), MAX_TIMER_MS);

/**
 * The customer's session. An expired one keeps its page: the dialog's only action signs out, and it closes when a token
 * exists again (customer area, section 4).
 */
export const sessionMachine = setup({
  types: {
    context: {} as Context & Pick<SessionInput, 'now'>,
    input: {} as SessionInput,
    events: {} as SessionEvent,
  },
  actors: {
    check: fromPromise<Session, { token: string }>(notProvided),
    leave: fromPromise<void, { token: string | null }>(notProvided),
  },
  actions: {
    storeToken: (_, _params: { token: string | null }) => {},
    /** Removes the customer's reads from the cache; after a logout the drafts too. */
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
    /** The token could not be checked, but by its own expiry date it is still valid. */
    couldNotBeChecked: ({ context }, { error: thrown }: { error: unknown }) => {
      const { kind } = problemOf(thrown);
      const hasNoVerdict = kind === 'no-answer' || kind === 'broken' || kind === 'unreadable';
      return hasNoVerdict && context.user !== null && context.user.endsAt > context.now();
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
      return within(Math.max(left - refreshBeforeEndMs, left / 2, MIN_REFRESH_MS));
    },
    untilRetry: MIN_REFRESH_MS,
    untilEnd: ({ context }) => within((context.user?.endsAt ?? 0) - context.now()),
    patienceOfSignOut: SIGN_OUT_TIMEOUT_MS,
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
        ending: { after: { untilEnd: '#session.expired', untilRetry: 'refreshing' } },
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
