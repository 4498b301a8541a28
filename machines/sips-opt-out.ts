import { attemptInput, attemptSetup, noAttempt, submits } from './attempt-setup.ts';

/**
 * The opt-out of SIPS on a contract (customer area, section 4). `refused` keeps the retailer's errors; asking again while
 * it waits for the signature sends the message to sign once more. `read` says what the contract tells meanwhile.
 */
export const sipsOptOutMachine = attemptSetup.createMachine({
  id: 'sips-opt-out',
  description: 'Keeping the meter data of a contract out of the register of supply points (SIPS).',
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
            { guard: 'isSigning', target: 'signing' },
            { guard: 'isRequested', target: 'requested' },
            { target: 'unactive' },
          ],
        },
        unactive: submits,
        refused: submits,
        failed: submits,
        signing: submits,
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
            guard: { type: 'needsSignature', params: ({ event }) => event.output },
            target: 'resting.signing',
            actions: [
              { type: 'keepOutcome', params: ({ event }) => event.output },
              { type: 'keepStanding', params: { standing: 'signing' } },
            ],
          },
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
            guard: { type: 'isInvalid', params: ({ event }) => event },
            target: 'resting.refused',
            actions: { type: 'keepProblem', params: ({ event }) => event },
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
            guard: { type: 'needsSignature', params: ({ event }) => event.output },
            target: 'resting.signing',
            actions: [
              { type: 'keepOutcome', params: ({ event }) => event.output },
              { type: 'keepStanding', params: { standing: 'signing' } },
            ],
          },
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
