import { sameAnswers } from '#domain/submission.ts';
import { fixedSteps } from '#domain/wizard/wizard-parts.ts';
import {
  confirmationOf,
  firstOpen,
  isReachable,
  stepAfter,
  stepBefore,
} from '#domain/wizard/wizard-steps.ts';
import type {
  StepAnswers,
  WizardInput,
  WizardNote,
  WizardState,
  WizardSubmission,
} from './wizard-context.ts';
import { withDropped, withoutGone, withoutRetained } from './wizard-retained.ts';

/** What a move changes. */
export type Change = Partial<WizardState>;
type Ids = readonly string[];

export const without = (ids: Ids, gone: Ids) => ids.filter((id) => !gone.includes(id));
export const withOne = (ids: Ids, id: string) => [...without(ids, [id]), id];

/** The settled steps without some; those that are fixed stay. */
const unsettled = ({ settled, memory }: WizardState, ids: Ids) =>
  without(settled, without(ids, fixedSteps(memory)));

const emptyProgress = {
  step: '',
  answers: {},
  settled: [],
  sent: [],
  retained: {},
  dropped: {},
  memory: {},
  idempotencyKey: '',
  unanswered: null,
};
export const noErrors = { refusal: null, failure: null, problem: null };

/** The first state of a wizard, or the restored one, at the first step that must be filled in again. */
export function initialState({ steps, saved }: WizardInput): WizardState {
  const progress = { ...emptyProgress, ...saved };
  const { step: storedStep } = progress;
  const settled = [...new Set([...progress.settled, ...fixedSteps(progress.memory)])];
  const step = isReachable(steps, settled, storedStep) ? storedStep : firstOpen(steps, settled);
  const isBehind = step !== storedStep && steps.some(({ id }) => id === storedStep);
  return {
    ...progress,
    ...noErrors,
    settled,
    steps,
    step,
    returnTo: isBehind ? storedStep : null,
    unstored: [],
    canRepeat: false,
    render: null,
  };
}

/** Shows a step without errors; a return to `returnTo` ends there. */
export function atStep({ returnTo }: WizardState, step: string): Change {
  return { ...noErrors, step, returnTo: step === returnTo ? null : returnTo };
}

/** The step that Previous leads to. */
export const previousStep = ({ steps, step, memory }: WizardState) =>
  stepBefore(steps, fixedSteps(memory), step);

/** True for another step that can be gone to. */
export function isElsewhere(
  { steps, settled, step, memory }: WizardState,
  target: string,
): boolean {
  const isFixed = fixedSteps(memory).includes(target);
  return target !== step && !isFixed && isReachable(steps, settled, target);
}

/** What changed in the form of a step. */
export interface WizardChange {
  step: string;
  addresses?: readonly string[];
}

/**
 * True when a change of the current step must reopen it: it was settled, an attempt left a problem or a key, or it
 * answers what the retailer holds.
 */
export function isReopened(state: WizardState, { step, addresses }: WizardChange): boolean {
  const { settled, retained, unanswered, refusal, failure, problem } = state;
  const marks = [unanswered, refusal, failure, problem];
  const isMarked = settled.includes(step) || marks.some((mark) => mark !== null);
  return (
    step === state.step && (isMarked || withoutRetained(retained, step, addresses) !== retained)
  );
}

/** Reopens the step after a change; the next attempt is a new one. */
export function afterChange(state: WizardState, { addresses = [] }: WizardChange): Change {
  const { step, problem, settled } = state;
  return {
    ...noErrors,
    ...withDropped(state, { [step]: addresses }),
    // A form removes its field errors one by one.
    problem: problem?.kind === 'invalid' ? problem : null,
    settled: without(settled, [step]),
    unanswered: null,
  };
}

/** True while the retailer refuses the customer because of these answers. */
export const isRefusing = ({ refusal }: WizardState) => refusal !== null && refusal !== 'unchecked';

/** True for answers of the current step, unless the retailer refused the customer because of them. */
export function isNext(state: WizardState, submitted: WizardSubmission): boolean {
  return submitted.step === state.step && !isRefusing(state);
}

const isSent = (state: WizardState, { step, answers }: StepAnswers) =>
  state.sent.includes(step) && sameAnswers(state.answers[step], answers);

/**
 * True when this step is sent by itself, and the retailer does not have these answers already. Where they take back what
 * an earlier step agreed to, that step comes first: nothing is sent without it.
 */
export function isToBeSent(state: WizardState, submitted: WizardSubmission): boolean {
  const { step, steps, stale } = submitted;
  const sends = steps.some(({ id, sends }) => id === step && sends !== undefined);
  return (
    isNext(state, submitted) &&
    sends &&
    step !== confirmationOf(steps) &&
    isReachable(steps, unsettled(state, stale), step) &&
    !isSent(state, submitted)
  );
}

/** Stores valid answers. An attempt whose answer was lost keeps its key while its content is the same. */
export function afterSubmit(state: WizardState, submitted: WizardSubmission): Change {
  const { step, steps, answers, stale, unstored = [], gone = {} } = submitted;
  const repeats = state.unanswered === step && sameAnswers(state.answers[step], answers);
  const isKnown = isSent(state, submitted);
  return {
    ...noErrors,
    steps,
    ...withDropped(state, gone),
    answers: { ...withoutGone(state.answers, gone), [step]: answers },
    unstored,
    settled: unsettled(state, stale),
    sent: without(state.sent, isKnown ? stale : [...stale, step]),
    // A step that is not sent leaves the key of another one whose answer was lost.
    idempotencyKey: repeats || isKnown ? state.idempotencyKey : submitted.idempotencyKey,
    canRepeat: true,
  };
}

/** True when these answers complete the wizard. */
export function confirmsAll(state: WizardState, submitted: WizardSubmission): boolean {
  const { step, steps, stale } = submitted;
  const settled = unsettled(state, stale);
  const isLastOpen = steps.every(({ id }) => id === step || settled.includes(id));
  return isNext(state, submitted) && step === confirmationOf(steps) && isLastOpen;
}

/** Settles the step and goes to the next one; where one before it is open, that comes first. */
export function afterStep(state: WizardState): Change {
  const { step, returnTo, memory } = state;
  const fixed = fixedSteps(memory);
  const steps = state.steps.filter(({ id }) => !fixed.includes(id));
  const isInTurn = isReachable(steps, state.settled, step);
  const settled = isInTurn ? withOne(state.settled, step) : without(state.settled, [step]);
  return { ...atStep(state, stepAfter(steps, settled, step, returnTo)), settled };
}

/** Stores a value beside the answers. */
export function afterNote(state: WizardState, { memory, stale }: WizardNote): Change {
  return withReachableStep(state, {
    ...noErrors,
    memory: { ...state.memory, ...memory },
    settled: unsettled(state, stale),
    sent: without(state.sent, stale),
    // What it changes is part of the request: the next attempt is another one.
    unanswered: null,
  });
}

/** Applies other steps: stays at the current one if it can be shown, else goes to the first open step. */
export function withReachableStep(state: WizardState, change: Change): Change {
  const next = { ...state, ...change };
  const { steps, settled, step } = next;
  if (isReachable(steps, settled, step)) return change;
  return { ...change, ...atStep(next, firstOpen(steps, settled)) };
}
