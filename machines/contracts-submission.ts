import {
  contractAtHand,
  contractInput,
  contractsInTurn,
  contractsSetup,
} from './contracts-submission-setup.ts';

/**
 * A form that was sent for one contract is applied to others, one after the other. Each is read first, as it may be
 * closed or have such a change under way. What is done is never sent again: `retry` takes those that failed, and those
 * whose turn did not come because the connection or the session was gone.
 */
export const contractsSubmissionMachine = contractsSetup.createMachine({
  id: 'contracts-submission',
  description: 'The answers of a form on their way to the customer’s other contracts.',
  context: contractsInTurn,
  initial: 'choosing',
  states: {
    choosing: {
      always: [
        { guard: 'isAnyWaiting', target: 'reading', actions: 'takeNext' },
        { guard: 'hasAnyFailed', target: 'partly' },
        { target: 'finished' },
      ],
    },
    reading: {
      invoke: {
        src: 'read',
        input: ({ context }) => ({ reference: contractAtHand(context).reference }),
        onDone: [
          {
            guard: { type: 'isClosed', params: ({ event }) => event.output },
            target: 'choosing',
            actions: { type: 'close', params: ({ event }) => event.output },
          },
          {
            target: 'sending',
            actions: { type: 'keepContract', params: ({ event }) => event.output },
          },
        ],
        onError: [
          {
            guard: { type: 'endsAll', params: ({ event }) => event },
            target: 'partly',
            actions: { type: 'keepProblem', params: ({ event }) => event },
          },
          {
            target: 'choosing',
            actions: { type: 'keepProblem', params: ({ event }) => event },
          },
        ],
      },
    },
    sending: {
      invoke: {
        src: 'send',
        input: contractInput,
        onDone: {
          target: 'choosing',
          actions: { type: 'keepOutcome', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'answerWasLost', params: ({ event }) => event },
            target: 'verifying',
            actions: { type: 'keepLoss', params: ({ event }) => event },
          },
          {
            guard: { type: 'endsAll', params: ({ event }) => event },
            target: 'partly',
            actions: { type: 'keepProblem', params: ({ event }) => event },
          },
          {
            target: 'choosing',
            actions: { type: 'keepProblem', params: ({ event }) => event },
          },
        ],
      },
    },
    verifying: {
      invoke: {
        src: 'verify',
        input: contractInput,
        onDone: [
          {
            guard: { type: 'wasDone', params: ({ event }) => event.output },
            target: 'choosing',
            actions: { type: 'keepOutcome', params: ({ event }) => event.output },
          },
          {
            target: 'choosing',
            actions: 'failByLoss',
          },
        ],
        onError: [
          {
            guard: { type: 'endsAll', params: ({ event }) => event },
            target: 'partly',
            actions: 'keepUnknownOutcome',
          },
          {
            target: 'choosing',
            actions: 'keepUnknownOutcome',
          },
        ],
      },
    },
    partly: {
      on: { retry: { target: 'choosing', actions: 'takeFailed' } },
    },
    finished: { type: 'final' },
  },
});
