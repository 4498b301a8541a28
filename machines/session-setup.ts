import { assign, fromPromise, setup } from 'xstate';
import type {
  ProviderSession,
  Session,
  SessionUser,
  SignedOutReason,
} from '#domain/customer/session.ts';
import { problemOf } from '#domain/problem.ts';

interface Context extends Pick<SessionInput, 'now'> {
  token: string | null;
  user: SessionUser | null;
  /** What the identity provider gave, for a session that it opened. */
  provider: ProviderSession | null;
  reason: SignedOutReason;
}

export interface SessionInput {
  /** Token of an earlier visit, and the user it names. */
  stored: {
    token: string;
    user: SessionUser | null;
    provider?: ProviderSession | null | undefined;
  } | null;
  /** Why no customer is signed in, when the portal knows it from before this page load. */
  reason?: SignedOutReason;
  now: () => number;
}

/** How a logout ended; where the identity provider has a session too, with the address that ends that one. */
export interface Farewell {
  address: string | null;
  /** True when the identity provider could not be reached. */
  isOpenAtProvider: boolean;
}

type SessionEvent =
  /** The customer signed in here, or in another tab (whose token was found). */
  | ({ type: 'signIn' } & Session)
  /** The customer logs out, from the menu or from the dialog of the expired session. */
  | { type: 'signOut' }
  /** The customer stays, although the session could not be renewed so far. */
  | { type: 'stay' }
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

/** The part of the session that is stored between page loads. */
type StoredSession = Pick<Context, 'token' | 'user' | 'provider'>;
export const nothingStored: StoredSession = { token: null, user: null, provider: null };

export const because = (reason: SignedOutReason) => ({ reason });
const timeLeft = ({ user, now }: Context) => (user?.endsAt ?? 0) - now();
const refreshIn = (left: number) => Math.max(left - refreshBeforeEndMs, left / 2, MIN_REFRESH_MS);
const within = (milliseconds: number) => Math.min(Math.max(milliseconds, 0), MAX_TIMER_MS);

/** Context, events, actors, actions and guards of the session. */
export const sessionSetup = setup({
  types: {
    context: {} as Context,
    input: {} as SessionInput,
    events: {} as SessionEvent,
  },
  actors: {
    check: fromPromise<Session, { token: string }>(notProvided),
    leave: fromPromise<Farewell, { token: string | null; provider: ProviderSession | null }>(
      notProvided,
    ),
  },
  actions: {
    storeToken: (_, _params: StoredSession) => {},
    /** Leaves the portal for another address: the identity provider's logout. */
    goTo: (_, _params: { address: string | null }) => {},
    /** Removes the customer's reads from the cache; after a logout the drafts too. */
    forgetReads: () => {},
    forgetDrafts: () => {},
    open: assign(({ context }, { token, user, provider }: Session) => ({
      token,
      user,
      // A token that was renewed comes without it.
      provider: provider ?? (context.user?.id === user.id ? context.provider : null),
      reason: 'none' as const,
    })),
    close: assign((_, { reason }: { reason: SignedOutReason }) => ({
      token: null,
      user: null,
      provider: null,
      reason,
    })),
  },
  guards: {
    hasToken: ({ context }) => context.token !== null,
    /** The token could not be checked, but by its own expiry date it is still valid. */
    couldNotBeChecked: ({ context }, { error: thrown }: { error: unknown }) => {
      const { kind } = problemOf(thrown);
      return ['no-answer', 'broken', 'unreadable'].includes(kind) && timeLeft(context) > 0;
    },
    hasEnded: (_, { error: thrown }: { error: unknown }) => {
      const problem = problemOf(thrown);
      return problem.kind === 'signed-out' && problem.reason === 'expired';
    },
    staysOpenAtProvider: (_, { isOpenAtProvider }: Farewell) => isOpenAtProvider,
    hasProvider: ({ context }) => context.provider !== null,
    isAnotherCustomer: ({ context }, user: SessionUser) => context.user?.id !== user.id,
  },
  delays: {
    untilRefresh: ({ context }) => within(refreshIn(timeLeft(context))),
    untilRetry: MIN_REFRESH_MS,
    untilEnd: ({ context }) => within(timeLeft(context)),
    patienceOfSignOut: SIGN_OUT_TIMEOUT_MS,
  },
});
