import { assign, fromPromise, setup } from 'xstate';
import { answerWasLost, problemOf } from '#domain/problem.ts';
import type { ConfirmOutcome, StepOutcome } from '#domain/wizard/wizard.ts';
import { confirmedParts } from '#domain/wizard/wizard-parts.ts';
import { memoryAfter } from '#domain/wizard/wizard-problem.ts';
import { confirmationOf, isReachable, type WizardStep } from '#domain/wizard/wizard-steps.ts';
import type {
  WizardAttempt,
  WizardEvent,
  WizardInput,
  WizardNote,
  WizardState,
  WizardSubmission,
} from './wizard-context.ts';
import {
  afterChange,
  afterNote,
  afterStep,
  afterSubmit,
  atStep,
  confirmsAll,
  isElsewhere,
  isNext,
  isReopened,
  isToBeSent,
  previousStep,
  type WizardChange,
  withReachableStep,
} from './wizard-moves.ts';
import {
  afterConfirmOutcome,
  afterFailure,
  afterLeavingTheRest,
  afterStepOutcome,
} from './wizard-outcomes.ts';

type Thrown = { error: unknown };
type Steps = { steps: readonly WizardStep[] };

const notProvided = () => Promise.reject(new Error('provided by the app'));

/** Actors, guards and actions that the states of `wizardMachine` name. */
export const wizardSetup = setup({
  types: {
    context: {} as WizardState,
    events: {} as WizardEvent,
    input: {} as WizardInput,
  },
  actors: {
    save: fromPromise<StepOutcome, WizardAttempt>(notProvided),
    confirm: fromPromise<ConfirmOutcome, WizardAttempt>(notProvided),
    verify: fromPromise<ConfirmOutcome | null, WizardAttempt>(notProvided),
  },
  guards: {
    isInDoubt: ({ context: { steps, unanswered } }) => unanswered === confirmationOf(steps),
    canRepeat: ({ context }) => context.canRepeat,
    isReopened: ({ context }, change: WizardChange) => isReopened(context, change),
    hasStepBefore: ({ context }) => previousStep(context) !== undefined,
    isElsewhere: ({ context }, target: { step: string }) => isElsewhere(context, target.step),
    isPartlyDone: ({ context }) => confirmedParts(context.memory).length > 0,
    losesItsPlace: ({ context: { settled, step } }, { steps }: Steps) =>
      !isReachable(steps, settled, step),
    isNext: ({ context }, submitted: WizardSubmission) => isNext(context, submitted),
    confirmsAll: ({ context }, submitted: WizardSubmission) => confirmsAll(context, submitted),
    isToBeSent: ({ context }, submitted: WizardSubmission) => isToBeSent(context, submitted),
    isRefused: (_, outcome: StepOutcome) => outcome.kind === 'refused',
    isConfirmed: (_, outcome: ConfirmOutcome | null) => outcome?.kind === 'confirmed',
    isUnknown: (_, outcome: ConfirmOutcome | null) => outcome === null,
    wasLost: (_, { error }: Thrown) => answerWasLost(error),
    isInvalid: (_, { error }: Thrown) => problemOf(error).kind === 'invalid',
  },
  actions: {
    reopen: assign(({ context }, change: WizardChange) => afterChange(context, change)),
    take: assign(({ context }, submitted: WizardSubmission) => afterSubmit(context, submitted)),
    pass: assign(({ context }) => afterStep(context)),
    await: assign(({ context }) => ({ unanswered: context.step })),
    answer: assign(({ context }, outcome: StepOutcome) => afterStepOutcome(context, outcome)),
    conclude: assign((_, outcome: ConfirmOutcome | null) => afterConfirmOutcome(outcome)),
    stop: assign(({ context }, thrown: Thrown) => afterFailure(context, thrown)),
    keep: assign(({ context }, { error }: Thrown) => ({
      memory: memoryAfter(error, context.memory),
    })),
    leaveTheRest: assign(({ context }) => afterLeavingTheRest(context)),
    go: assign(({ context }, { step }: { step: string }) => atStep(context, step)),
    goBack: assign(({ context }) => atStep(context, previousStep(context) ?? context.step)),
    return: assign(({ context }) => ({ returnTo: context.step })),
    note: assign(({ context }, note: WizardNote) => afterNote(context, note)),
    // Part of the request: the next attempt is another one. What the retailer answered stays to be read.
    noteShown: assign(({ context }, { memory }: Pick<WizardNote, 'memory'>) => ({
      memory: { ...context.memory, ...memory },
      unanswered: null,
    })),
    showSteps: assign(({ context }, { steps }: Steps) => withReachableStep(context, { steps })),
  },
});
