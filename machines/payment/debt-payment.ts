import { debtSetup, debtUnread, turnInput } from './debt-payment-setup.ts';

/** A state in which nothing has been charged, which ends when paying is no longer allowed. */
const closable = debtSetup.createStateConfig({
  on: {
    withdraw: {
      target: '#debt-closed',
      actions: { type: 'keepReason', params: ({ event }) => event },
    },
  },
});

/**
 * What a customer owes is paid with one card, one invoice after the other: each by the machine `payment`, which charges
 * it once at most and ends only when it is known how. What would be refused again is not tried.
 */
export const debtPaymentMachine = debtSetup.createMachine({
  id: 'debt-payment',
  description: 'The payment of several invoices with one card, one after the other.',
  context: debtUnread,
  initial: 'fetching',
  states: {
    fetching: {
      invoke: {
        src: 'fetch',
        input: ({ context: { debt, chosen } }) => ({ debt, chosen }),
        onDone: [
          {
            guard: { type: 'isClosed', params: ({ event }) => event.output },
            target: 'closed',
            actions: { type: 'keepFetched', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isWithBank', params: ({ event }) => event.output },
            target: 'next',
            actions: { type: 'keepFetched', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isChoosing', params: ({ event }) => event.output },
            target: 'choosing',
            actions: { type: 'keepFetched', params: ({ event }) => event.output },
          },
          {
            target: 'entering',
            actions: { type: 'keepFetched', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepProblem', params: ({ event }) => event },
        },
      },
    },
    choosing: {
      on: {
        ...closable.on,
        choose: {
          target: 'fetching',
          actions: { type: 'choosePlatform', params: ({ event }) => event },
        },
      },
    },
    entering: {
      on: {
        ...closable.on,
        tick: { actions: { type: 'tick', params: ({ event }) => event } },
        submit: {
          guard: 'isAnyTicked',
          target: 'next',
          actions: { type: 'takeTicked', params: ({ event }) => event },
        },
      },
    },
    next: {
      always: [
        { guard: 'isWithdrawn', target: 'finished' },
        { guard: 'isAnyWaiting', target: 'paying', actions: 'takeNext' },
        { target: 'finished' },
      ],
    },
    paying: {
      tags: 'busy',
      // The invoice under way ends first.
      on: { withdraw: { actions: { type: 'keepReason', params: ({ event }) => event } } },
      invoke: {
        src: 'payOne',
        input: turnInput,
        onDone: {
          target: 'next',
          actions: { type: 'keepOutcome', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'isCardWrongAtOnce', params: ({ event }) => event },
            target: 'entering',
            actions: ['putAllBack', { type: 'keepProblem', params: ({ event }) => event }],
          },
          {
            guard: { type: 'mayWait', params: ({ event }) => event },
            target: 'pausing',
            actions: [
              'putBack',
              'countWait',
              { type: 'keepProblem', params: ({ event }) => event },
            ],
          },
          {
            guard: { type: 'concernsOneInvoice', params: ({ event }) => event },
            target: 'next',
            actions: { type: 'keepRefusal', params: ({ event }) => event },
          },
          {
            target: 'finished',
            actions: { type: 'keepRefusal', params: ({ event }) => event },
          },
        ],
      },
    },
    pausing: {
      on: {
        stop: 'finished',
        withdraw: {
          target: 'finished',
          actions: { type: 'keepReason', params: ({ event }) => event },
        },
      },
      after: { untilNextTry: 'next' },
    },
    finished: {
      on: { retry: { target: 'fetching', actions: 'forgetChoice' } },
    },
    failed: {
      on: {
        ...closable.on,
        retry: { target: 'fetching', actions: 'forgetChoice' },
      },
    },
    closed: { id: 'debt-closed', type: 'final' },
  },
});
