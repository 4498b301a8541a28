import { attemptInput, attemptSetup, noAttempt, submits } from './attempt-setup.ts';

/**
 * A telephone or an e-mail address that is changed where it stands (customer area, section 4): back to `idle` when it is
 * saved or when it fails, with the problem; a wrong answer stays in `editing`.
 */
export const inlineContactMachine = attemptSetup.createMachine({
  id: 'inline-contact',
  description: 'A telephone or an e-mail address that is changed where it stands.',
  context: noAttempt,
  initial: 'idle',
  states: {
    idle: {
      on: { edit: { target: 'editing', actions: 'beginAnew' } },
    },
    editing: {
      on: {
        ...submits.on,
        giveUp: 'idle',
      },
    },
    sending: {
      id: 'sending',
      invoke: {
        src: 'send',
        input: attemptInput,
        onDone: {
          target: 'idle',
          actions: { type: 'keepOutcome', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'answerWasLost', params: ({ event }) => event },
            target: 'verifying',
          },
          {
            guard: { type: 'isInvalid', params: ({ event }) => event },
            target: 'editing',
            actions: { type: 'keepProblem', params: ({ event }) => event },
          },
          {
            target: 'idle',
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
            target: 'idle',
            actions: { type: 'keepOutcome', params: ({ event }) => event.output },
          },
          {
            target: 'idle',
            actions: 'keepNoAnswer',
          },
        ],
        onError: {
          target: 'idle',
          actions: 'keepUnknownOutcome',
        },
      },
    },
  },
});
