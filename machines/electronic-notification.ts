import { attemptInput, attemptSetup, noAttempt, submits } from './attempt-setup.ts';

/**
 * The request of electronic notification of a contract (customer area, section 4), in force once the customer signed.
 * `read` says what the contract tells meanwhile.
 */
export const electronicNotificationMachine = attemptSetup.createMachine({
  id: 'electronic-notification',
  description: 'Official notifications of a contract by electronic means.',
  context: ({ input }) => ({ ...noAttempt, standing: input?.standing ?? 'unactive' }),
  initial: 'resting',
  states: {
    resting: {
      initial: 'starting',
      on: {
        read: {
          guard: { type: 'isChanged', params: ({ event }) => event },
          target: '.starting',
          actions: ['beginAnew', { type: 'keepStanding', params: ({ event }) => event }],
        },
      },
      states: {
        starting: {
          always: [
            { guard: 'isActive', target: 'active' },
            { guard: 'isRequested', target: 'requested' },
            { target: 'unactive' },
          ],
        },
        unactive: submits,
        failed: submits,
        requested: {},
        active: {},
      },
    },
    sending: {
      id: 'sending',
      invoke: {
        src: 'send',
        input: attemptInput,
        onDone: [
          {
            target: 'resting.requested',
            actions: [
              { type: 'keepOutcome', params: ({ event }) => event.output },
              { type: 'keepStanding', params: { standing: 'requested' } },
            ],
          },
        ],
        onError: [
          {
            guard: { type: 'answerWasLost', params: ({ event }) => event },
            target: 'verifying',
          },
          {
            target: 'resting.failed',
            actions: { type: 'keepProblem', params: ({ event }) => event },
          },
        ],
      },
    },
    verifying: {
      invoke: {
        src: 'verify',
        input: attemptInput,
        onDone: [
          {
            guard: { type: 'wasDone', params: ({ event }) => event.output },
            target: 'resting.requested',
            actions: [
              { type: 'keepOutcome', params: ({ event }) => event.output },
              { type: 'keepStanding', params: { standing: 'requested' } },
            ],
          },
          {
            target: 'resting.failed',
            actions: 'keepNoAnswer',
          },
        ],
        onError: {
          target: 'resting.failed',
          actions: 'keepUnknownOutcome',
        },
      },
    },
  },
});
