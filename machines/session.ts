import { because, nothingStored, sessionSetup } from './session-setup.ts';

/**
 * The customer's session. An expired one keeps its page: the dialog's only action signs out, and it closes when a token
 * exists again (customer area, section 4).
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  description: 'Who is signed in: restores, refreshes, expires and ends the session.',
  context: ({ input }) => ({
    token: input.stored?.token ?? null,
    user: input.stored?.user ?? null,
    provider: input.stored?.provider ?? null,
    reason: input.reason ?? 'none',
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
      // Also after a check that failed: what was read meanwhile is of the customer who is no longer there.
      entry: ['forgetReads', { type: 'storeToken', params: nothingStored }],
      on: {
        signIn: { target: 'signedIn', actions: { type: 'open', params: ({ event }) => event } },
      },
    },
    signedIn: {
      entry: { type: 'storeToken', params: ({ context }) => context },
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
        ending: {
          on: { stay: 'refreshing' },
          after: { untilEnd: '#session.expired', untilRetry: 'refreshing' },
        },
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
          actions: { type: 'close', params: () => because('elsewhere') },
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
          actions: { type: 'close', params: () => because('expired') },
        },
      },
    },
    signingOut: {
      entry: ['forgetDrafts', { type: 'storeToken', params: nothingStored }],
      invoke: {
        src: 'leave',
        input: ({ context: { token, provider } }) => ({ token, provider }),
        onDone: [
          {
            guard: { type: 'staysOpenAtProvider', params: ({ event }) => event.output },
            target: 'left',
            actions: { type: 'close', params: () => because('left-here') },
          },
          {
            target: 'left',
            actions: [
              { type: 'close', params: () => because('left') },
              { type: 'goTo', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: { target: 'left', actions: { type: 'close', params: () => because('left') } },
      },
      after: {
        patienceOfSignOut: [
          {
            guard: 'hasProvider',
            target: 'left',
            actions: { type: 'close', params: () => because('left-here') },
          },
          { target: 'left', actions: { type: 'close', params: () => because('left') } },
        ],
      },
    },
    left: {
      always: 'signedOut',
    },
  },
});
