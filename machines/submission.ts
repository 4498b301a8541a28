import { attemptInput, attemptSetup, noAttempt, submits } from './attempt-setup.ts';

/**
 * One submission of a plain form or dialog. `submit` is ignored while an attempt is pending, so a double click sends
 * once; `failed` behaves as `editing` with a problem.
 * Problem `no-answer` in `failed`: the retailer did not act; `unknown-outcome`: it may have acted.
 */
export const submissionMachine = attemptSetup.createMachine({
  id: 'submission',
  description: 'One plain form or dialog on its way to the retailer.',
  context: noAttempt,
  initial: 'editing',
  states: {
    editing: submits,
    sending: {
      id: 'sending',
      invoke: {
        src: 'send',
        input: attemptInput,
        onDone: [
          {
            guard: { type: 'needsSignature', params: ({ event }) => event.output },
            target: 'signing',
            actions: { type: 'keepOutcome', params: ({ event }) => event.output },
          },
          {
            target: 'sent',
            actions: { type: 'keepOutcome', params: ({ event }) => event.output },
          },
        ],
        onError: [
          {
            guard: { type: 'answerWasLost', params: ({ event }) => event },
            target: 'verifying',
          },
          {
            target: 'failed',
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
            target: 'signing',
            actions: { type: 'keepOutcome', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'wasDone', params: ({ event }) => event.output },
            target: 'sent',
            actions: { type: 'keepOutcome', params: ({ event }) => event.output },
          },
          {
            target: 'failed',
            actions: 'keepNoAnswer',
          },
        ],
        onError: {
          target: 'failed',
          actions: 'keepUnknownOutcome',
        },
      },
    },
    failed: submits,
    sent: { type: 'final' },
    signing: { type: 'final' },
  },
});
