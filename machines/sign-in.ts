import { assign, fromPromise, setup } from 'xstate';
import type { SessionUser } from '#domain/customer/session.ts';
import {
  type Arrival,
  type IdentityProvider,
  type SignInAim,
  type SignInFailure,
  type SignInParameters,
  signInFailureOf,
} from '#domain/customer/sign-in.ts';
import { problemOf } from '#domain/problem.ts';

export interface SignInInput {
  /** Sign-in parameters of the address. */
  credentials: SignInParameters | null;
  /** The customer who is signed in now. */
  current: () => SessionUser | null;
}

interface Context extends SignInInput {
  arrival: Arrival | null;
  failure: SignInFailure | null;
  provider: IdentityProvider | null;
  aim: SignInAim | null;
}

type SignInEvent =
  /** The visitor chose to sign in at the identity provider. */
  | { type: 'signInAtProvider'; provider: IdentityProvider; aim: SignInAim }
  /** "Go on as …", while another customer is signed in. */
  | { type: 'goOn' }
  /** Keeps the customer who is signed in. */
  | { type: 'stay' }
  /** The visitor closed the message that signing in failed. */
  | { type: 'dismiss' }
  /** The page is back from the browser's memory, without an answer of the provider. */
  | { type: 'comeBack' };

const notProvided = () => Promise.reject(new Error('provided by the app'));

/**
 * Signing in with the parameters of an address, and the redirect to the identity provider (customer area, section 4,
 * "Route entry"). The resulting session belongs to the session machine.
 */
export const signInMachine = setup({
  types: {
    context: {} as Context,
    input: {} as SignInInput,
    events: {} as SignInEvent,
  },
  actors: {
    enter: fromPromise<Arrival, { credentials: SignInParameters }>(notProvided),
    signInAtProvider: fromPromise<string, { provider: IdentityProvider; aim: SignInAim }>(
      notProvided,
    ),
  },
  actions: {
    open: (_, _params: Arrival | null) => {},
    goTo: (_, _params: { address: string }) => {},
    keepArrival: assign((_, arrival: Arrival) => ({ arrival })),
    keepProviderAndAim: assign(
      (_, { provider, aim }: { provider: IdentityProvider; aim: SignInAim }) => ({
        provider,
        aim,
        failure: null,
      }),
    ),
    fail: assign(({ context }, { error: thrown }: { error: unknown }) => ({
      failure: signInFailureOf(problemOf(thrown), context.credentials),
    })),
    forget: assign({ credentials: null, arrival: null, failure: null }),
  },
  guards: {
    hasCredentials: ({ context }) => context.credentials !== null,
    isAnotherCustomer: ({ context }, { session }: Arrival) => {
      const current = context.current();
      return current !== null && current.id !== session.user.id;
    },
  },
}).createMachine({
  id: 'sign-in',
  description: 'Signing in by a link or at the identity provider.',
  context: ({ input }) => ({
    ...input,
    arrival: null,
    failure: null,
    provider: null,
    aim: null,
  }),
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'hasCredentials', target: 'entering' }, { target: 'idle' }],
    },
    idle: {
      on: {
        signInAtProvider: {
          target: 'redirecting',
          actions: { type: 'keepProviderAndAim', params: ({ event }) => event },
        },
      },
    },
    entering: {
      invoke: {
        src: 'enter',
        input: ({ context }) => ({ credentials: context.credentials as SignInParameters }),
        onDone: [
          {
            guard: { type: 'isAnotherCustomer', params: ({ event }) => event.output },
            target: 'choosing',
            actions: { type: 'keepArrival', params: ({ event }) => event.output },
          },
          {
            target: 'entered',
            actions: [
              { type: 'keepArrival', params: ({ event }) => event.output },
              { type: 'open', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => event } },
      },
    },
    choosing: {
      on: {
        goOn: {
          target: 'entered',
          actions: { type: 'open', params: ({ context }) => context.arrival },
        },
        stay: { target: 'idle', actions: 'forget' },
      },
    },
    entered: {
      on: {
        signInAtProvider: {
          target: 'redirecting',
          actions: { type: 'keepProviderAndAim', params: ({ event }) => event },
        },
      },
    },
    failed: {
      on: {
        signInAtProvider: {
          target: 'redirecting',
          actions: { type: 'keepProviderAndAim', params: ({ event }) => event },
        },
        dismiss: { target: 'idle', actions: 'forget' },
      },
    },
    redirecting: {
      invoke: {
        src: 'signInAtProvider',
        input: ({ context }) => ({
          provider: context.provider as IdentityProvider,
          aim: context.aim as SignInAim,
        }),
        onDone: {
          target: 'away',
          actions: { type: 'goTo', params: ({ event }) => ({ address: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => event } },
      },
    },
    away: {
      on: { comeBack: { target: 'idle', actions: 'forget' } },
    },
  },
});
