import { attemptOf } from './wizard-attempt.ts';
import { initialState } from './wizard-moves.ts';
import { wizardSetup } from './wizard-setup.ts';

/**
 * A wizard over any document: steps filled in one after the other, each sent to the retailer if it says so, and all
 * confirmed at the last (contracting, section 4). The visible steps are computed outside and passed in.
 * While the outcome of a confirmation is unknown (`unsure`), it can only be repeated unchanged, under its own key.
 * Where only a part was confirmed, its steps are fixed, and the rest can be confirmed again or left out.
 */
export const wizardMachine = wizardSetup.createMachine({
  id: 'wizard',
  description: 'A wizard over any document: its steps, and their confirmation.',
  context: ({ input }) => initialState(input),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isInDoubt', target: 'verifying' }, { target: 'open' }] },
    open: {
      initial: 'filling',
      states: {
        filling: {},
        refused: {},
        failed: {},
      },
      on: {
        change: {
          guard: { type: 'isReopened', params: ({ event }) => event },
          target: '.filling',
          actions: { type: 'reopen', params: ({ event }) => event },
        },
        submit: [
          {
            guard: { type: 'confirmsAll', params: ({ event }) => event },
            target: 'confirming',
            actions: { type: 'take', params: ({ event }) => event },
          },
          {
            guard: { type: 'isToBeSent', params: ({ event }) => event },
            target: 'saving',
            actions: { type: 'take', params: ({ event }) => event },
          },
          {
            guard: { type: 'isNext', params: ({ event }) => event },
            target: '.filling',
            actions: [{ type: 'take', params: ({ event }) => event }, 'pass'],
          },
        ],
        back: { guard: 'hasStepBefore', target: '.filling', actions: 'goBack' },
        goTo: {
          guard: { type: 'isElsewhere', params: ({ event }) => event },
          target: '.filling',
          actions: { type: 'go', params: ({ event }) => event },
        },
        edit: {
          guard: { type: 'isElsewhere', params: ({ event }) => event },
          target: '.filling',
          actions: ['return', { type: 'go', params: ({ event }) => event }],
        },
        remember: {
          target: '.filling',
          actions: { type: 'note', params: ({ event }) => event },
        },
        shown: { actions: { type: 'noteShown', params: ({ event }) => event } },
        stepsChanged: [
          {
            guard: { type: 'losesItsPlace', params: ({ event }) => event },
            target: '.filling',
            actions: { type: 'showSteps', params: ({ event }) => event },
          },
          { actions: { type: 'showSteps', params: ({ event }) => event } },
        ],
        leaveTheRest: { guard: 'isPartlyDone', target: 'finished', actions: 'leaveTheRest' },
      },
    },
    saving: {
      entry: 'await',
      invoke: {
        src: 'save',
        input: ({ context }) => attemptOf(context),
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'open.refused',
            actions: { type: 'answer', params: ({ event }) => event.output },
          },
          {
            target: 'open',
            actions: { type: 'answer', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'open', actions: { type: 'stop', params: ({ event }) => event } },
      },
    },
    confirming: {
      entry: 'await',
      invoke: {
        src: 'confirm',
        input: ({ context }) => attemptOf(context),
        onDone: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => event.output },
            target: 'finished',
            actions: { type: 'conclude', params: ({ event }) => event.output },
          },
          {
            target: 'open.failed',
            actions: { type: 'conclude', params: ({ event }) => event.output },
          },
        ],
        onError: [
          {
            guard: { type: 'wasLost', params: ({ event }) => event },
            target: 'verifying',
            actions: { type: 'keep', params: ({ event }) => event },
          },
          {
            guard: { type: 'isInvalid', params: ({ event }) => event },
            target: 'open',
            actions: { type: 'stop', params: ({ event }) => event },
          },
          { target: 'open.failed', actions: { type: 'stop', params: ({ event }) => event } },
        ],
      },
    },
    verifying: {
      invoke: {
        src: 'verify',
        input: ({ context }) => attemptOf(context),
        onDone: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => event.output },
            target: 'finished',
            actions: { type: 'conclude', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isUnknown', params: ({ event }) => event.output },
            target: 'unsure',
            actions: { type: 'conclude', params: ({ event }) => event.output },
          },
          {
            target: 'open.failed',
            actions: { type: 'conclude', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'unsure',
          actions: [
            { type: 'keep', params: ({ event }) => event },
            { type: 'conclude', params: () => null },
          ],
        },
      },
    },
    unsure: {
      on: {
        retry: [{ guard: 'canRepeat', target: 'confirming' }, { target: 'verifying' }],
      },
    },
    finished: {},
  },
});
