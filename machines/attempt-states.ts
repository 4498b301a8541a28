import type { SubmissionOutcome } from '#domain/submission.ts';
import { attemptInput, attemptSetup } from './attempt-setup.ts';

/** Where an attempt ends: states of the machine, as targets from the state that sends. */
interface AttemptEnds {
  done: string;
  /** Where it waits for the customer's signature; without it such an attempt is done. */
  signing?: string;
  /** Where the customer corrects what the retailer refuses; without it such an attempt failed. */
  invalid?: string;
  failed: string;
  /** Where the outcome of the attempt is unknown; without it such an attempt failed. */
  unsure?: string;
}

const outputOf = ({ event }: { event: { output: SubmissionOutcome | null } }) => event.output;
const thrownIn = ({ event }: { event: { error: unknown } }) => event;

const keepOutcome = { type: 'keepOutcome', params: outputOf } as const;
const keepProblem = { type: 'keepProblem', params: thrownIn } as const;
const keepLoss = { type: 'keepLoss', params: thrownIn } as const;

/** A state in which the answers may be sent. */
export const submits = attemptSetup.createStateConfig({
  on: {
    submit: {
      target: '#sending',
      actions: { type: 'takeAnswers', params: ({ event }) => event },
    },
  },
});

/** The states of an attempt: `sending`, and `verifying` what became of it when the answer was lost. */
export function attemptStates({ done, signing, invalid, failed, unsure = failed }: AttemptEnds) {
  const whenToSign = signing
    ? [
        {
          guard: { type: 'needsSignature', params: outputOf } as const,
          target: signing,
          actions: keepOutcome,
        },
      ]
    : [];
  const whenInvalid = invalid
    ? [
        {
          guard: { type: 'isInvalid', params: thrownIn } as const,
          target: invalid,
          actions: keepProblem,
        },
      ]
    : [];
  return {
    sending: attemptSetup.createStateConfig({
      id: 'sending',
      invoke: {
        src: 'send',
        input: attemptInput,
        onDone: [...whenToSign, { target: done, actions: keepOutcome }],
        onError: [
          {
            guard: { type: 'answerWasLost', params: thrownIn },
            target: 'verifying',
            actions: keepLoss,
          },
          ...whenInvalid,
          { target: failed, actions: keepProblem },
        ],
      },
    }),
    verifying: attemptSetup.createStateConfig({
      invoke: {
        src: 'verify',
        input: attemptInput,
        onDone: [
          ...whenToSign,
          { guard: { type: 'wasDone', params: outputOf }, target: done, actions: keepOutcome },
          { target: failed, actions: 'failByLoss' },
        ],
        onError: { target: unsure, actions: 'keepUnknownOutcome' },
      },
    }),
  };
}
