import { noPayment, paymentInput, paymentSetup } from './payment-setup.ts';

/** A state in which nothing is under way, which ends when paying is no longer allowed. */
const closable = paymentSetup.createStateConfig({
  on: {
    withdraw: {
      target: '#closed',
      actions: { type: 'keepReason', params: ({ event }) => event },
    },
  },
});

/**
 * The payment of one invoice by card. What is under way ends before anything else: a state with the tag `busy` is
 * not left. After a lost answer the retailer is read before a payment is offered again; while it cannot be read, none is.
 */
export const paymentMachine = paymentSetup.createMachine({
  id: 'payment',
  description: 'The payment of one invoice by card.',
  context: noPayment,
  initial: 'fetching',
  states: {
    fetching: {
      invoke: {
        src: 'prepare',
        input: ({ context: { number, chosen } }) => ({ number, chosen }),
        onDone: [
          {
            guard: { type: 'isPaid', params: ({ event }) => event.output },
            target: 'paid',
            actions: { type: 'keepPrepared', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isClosed', params: ({ event }) => event.output },
            target: 'closed',
            actions: { type: 'keepPrepared', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isWaiting', params: ({ event }) => event.output },
            target: 'requires_action',
            actions: { type: 'keepPrepared', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isChoosing', params: ({ event }) => event.output },
            target: 'choosing',
            actions: { type: 'keepPrepared', params: ({ event }) => event.output },
          },
          {
            target: 'entering',
            actions: { type: 'keepPrepared', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'refused',
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
        submit: {
          target: 'paying',
          actions: { type: 'takeKey', params: ({ event }) => event },
        },
        resend: { guard: 'canResend', target: 'paying', actions: 'forgetProblem' },
      },
    },
    paying: {
      tags: 'busy',
      invoke: {
        src: 'pay',
        input: paymentInput,
        onDone: [
          {
            guard: { type: 'needsAuthentication', params: ({ event }) => event.output },
            target: 'requires_action',
            actions: { type: 'keepIntent', params: ({ event }) => event.output },
          },
          { target: 'paid' },
        ],
        onError: [
          {
            guard: { type: 'isCardWrong', params: ({ event }) => event },
            target: 'entering',
            actions: ['forgetKey', { type: 'keepProblem', params: ({ event }) => event }],
          },
          {
            guard: { type: 'mayBeCharged', params: ({ event }) => event },
            target: 'verifying',
            actions: { type: 'keepProblem', params: ({ event }) => event },
          },
          {
            target: 'refused',
            actions: { type: 'keepProblem', params: ({ event }) => event },
          },
        ],
      },
    },
    requires_action: {
      tags: 'busy',
      invoke: {
        src: 'authenticate',
        input: paymentInput,
        onDone: { target: 'paying' },
        onError: {
          target: 'refused',
          actions: { type: 'keepProblem', params: ({ event }) => event },
        },
      },
    },
    verifying: {
      invoke: {
        src: 'verify',
        input: paymentInput,
        onDone: [
          {
            guard: { type: 'isPaid', params: ({ event }) => event.output },
            target: 'paid',
          },
          { guard: 'wasConfirmed', target: 'refused', actions: 'keepNoAnswer' },
          {
            guard: { type: 'isWaiting', params: ({ event }) => event.output },
            target: 'requires_action',
            actions: { type: 'keepIntent', params: ({ event }) => event.output },
          },
          // A payment of the invoice by someone else is under way.
          { guard: 'wasNotPayable', target: 'refused' },
          { target: 'entering', actions: 'keepNoAnswer' },
        ],
        onError: { target: 'unknown', actions: 'countCheck' },
      },
    },
    unknown: {
      on: { check: 'verifying' },
      after: { untilNextCheck: 'verifying' },
    },
    refused: {
      on: {
        ...closable.on,
        retry: { target: 'fetching', actions: 'forgetChoice' },
      },
    },
    paid: { type: 'final' },
    closed: { id: 'closed', type: 'final' },
  },
});
