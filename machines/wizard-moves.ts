import { answerWasLost, problemOf } from '#domain/problem.ts';
import { sameAnswers } from '#domain/submission.ts';
import type { ConfirmOutcome, StepOutcome, WizardFieldErrors } from '#domain/wizard.ts';
import {
  confirmationOf,
  firstOpen,
  isReachable,
  stepAfter,
  type WizardStep,
} from '#domain/wizard-steps.ts';
import type {
  StepAnswers,
  WizardAttempt,
  WizardInput,
  WizardNote,
  WizardState,
  WizardSubmission,
} from './wizard-context.ts';

type Change = Partial<WizardState>;
type Ids = readonly string[];

const without = (ids: Ids, gone: Ids) => ids.filter((id) => !gone.includes(id));
const withOne = (ids: Ids, id: string) => [...without(ids, [id]), id];

const nothingSaved = {
  step: '',
  answers: {},
  settled: [],
  sent: [],
  memory: {},
  idempotencyKey: '',
  unanswered: null,
};
const nothingWrong = { refusal: null, failure: null, problem: null };

/** A wizard at its beginning, or where an earlier visit left it: at the first step that must be filled in again. */
export function begun({ steps, saved }: WizardInput): WizardState {
  const progress = { ...nothingSaved, ...saved };
  const { step: left, settled } = progress;
  const step = isReachable(steps, settled, left) ? left : firstOpen(steps, settled);
  const isBehind = step !== left && steps.some(({ id }) => id === left);
  return {
    ...progress,
    ...nothingWrong,
    steps,
    step,
    returnTo: isBehind ? left : null,
    canRepeat: false,
    render: null,
  };
}

/** Stands at a step with nothing wrong; a journey back to a step ends there. */
export function arrived({ returnTo }: WizardState, step: string): Change {
  return { ...nothingWrong, step, returnTo: step === returnTo ? null : returnTo };
}

/** True when a change of the step at hand undoes something: it was settled, or an attempt left its mark. */
export function isReopened(state: WizardState, { step }: { step: string }): boolean {
  const { settled, unanswered, refusal, failure, problem } = state;
  const marks = [unanswered, refusal, failure, problem];
  return step === state.step && (settled.includes(step) || marks.some((mark) => mark !== null));
}

/** A changed answer opens the step again, and makes another attempt of the next. */
export function reopened({ step, problem, settled }: WizardState): Change {
  return {
    ...nothingWrong,
    // A form takes errors of its fields away one by one.
    problem: problem?.kind === 'invalid' ? problem : null,
    settled: without(settled, [step]),
    unanswered: null,
  };
}

/** True for answers of the step at hand, unless the retailer goes no further with them. */
export function isNext({ step, refusal }: WizardState, submitted: WizardSubmission): boolean {
  return submitted.step === step && refusal === null;
}

const isSent = (state: WizardState, { step, answers }: StepAnswers) =>
  state.sent.includes(step) && sameAnswers(state.answers[step], answers);

/** True when the retailer takes this step by itself, and does not hold these answers already. */
export function isToBeSent(state: WizardState, submitted: WizardSubmission): boolean {
  const { step, steps } = submitted;
  const sends = steps.some(({ id, sends }) => id === step && sends !== undefined);
  return (
    isNext(state, submitted) && sends && step !== confirmationOf(steps) && !isSent(state, submitted)
  );
}

/** Takes valid answers. An attempt whose answer was lost keeps its key while it says the same. */
export function taken(state: WizardState, submitted: WizardSubmission): Change {
  const { step, steps, answers, stale } = submitted;
  const repeats = state.unanswered === step && sameAnswers(state.answers[step], answers);
  return {
    ...nothingWrong,
    steps,
    answers: { ...state.answers, [step]: answers },
    settled: without(state.settled, stale),
    sent: without(state.sent, isSent(state, submitted) ? stale : [...stale, step]),
    idempotencyKey: repeats ? state.idempotencyKey : submitted.idempotencyKey,
    canRepeat: true,
  };
}

/** True when these answers are the last that were missing. */
export function confirmsAll(state: WizardState, submitted: WizardSubmission): boolean {
  const { step, steps, stale } = submitted;
  const settled = without(state.settled, stale);
  const isLastOpen = steps.every(({ id }) => id === step || settled.includes(id));
  return isNext(state, submitted) && step === confirmationOf(steps) && isLastOpen;
}

/** Settles the step and goes on. */
export function passed(state: WizardState): Change {
  const { steps, step, returnTo } = state;
  const settled = withOne(state.settled, step);
  return { ...arrived(state, stepAfter(steps, settled, step, returnTo)), settled };
}

/** What the retailer made of a step. */
export function answered(state: WizardState, outcome: StepOutcome): Change {
  if (outcome.kind === 'invalid') return ledToFields(state, outcome.fields);
  const { memory } = outcome;
  if (outcome.kind === 'refused') return { memory, refusal: outcome.reason, unanswered: null };
  const sent = outcome.sent === false ? state.sent : withOne(state.sent, state.step);
  return { ...passed(state), memory, sent, unanswered: null };
}

/** What the retailer made of the confirmation; nothing of it while that is unknown. */
export function concluded(outcome: ConfirmOutcome | null): Change {
  if (!outcome) return { problem: { kind: 'unknown-outcome' } };
  const { memory } = outcome;
  return outcome.kind === 'confirmed'
    ? { ...nothingWrong, memory, unanswered: null, render: outcome.render }
    : { memory, unanswered: null, failure: outcome.reason };
}

/** What stopped an attempt. Without an answer of the retailer's own it may have been done. */
export function stopped(state: WizardState, { error }: { error: unknown }): Change {
  const problem = problemOf(error);
  if (problem.kind === 'invalid') return ledToFields(state, problem.fields);
  return { problem, unanswered: answerWasLost(error) ? state.unanswered : null };
}

/** Goes to the step of the first field that the retailer refused. */
function ledToFields(state: WizardState, fields: WizardFieldErrors): Change {
  const { steps } = state;
  const named = Object.keys(fields).map((address) => address.split('/')[0]);
  const step = steps.find(({ id }) => named.includes(id))?.id ?? state.step;
  return {
    step,
    returnTo: step === state.step ? state.returnTo : state.step,
    problem: { kind: 'invalid', fields },
    settled: without(state.settled, [step]),
    sent: without(state.sent, [step]),
    unanswered: null,
  };
}

/** Keeps something beside the answers. */
export function noted(state: WizardState, { memory, stale }: WizardNote): Change {
  return placed(state, {
    ...nothingWrong,
    memory: { ...state.memory, ...memory },
    settled: without(state.settled, stale),
    sent: without(state.sent, stale),
  });
}

/** Other steps than before: stays where it is if that can be stood on, else goes to the first open step. */
export function placed(state: WizardState, change: Change): Change {
  const next = { ...state, ...change };
  const { steps, settled, step } = next;
  if (isReachable(steps, settled, step)) return change;
  return { ...change, ...arrived(next, firstOpen(steps, settled)) };
}

/** What an attempt carries to the retailer. */
export function attemptOf(state: WizardState): WizardAttempt {
  const { steps, step: current, answers, memory, idempotencyKey } = state;
  const seen = steps.flatMap(({ id }) => (answers[id] ? [[id, answers[id]] as const] : []));
  const step: WizardStep = steps.find(({ id }) => id === current) ?? { id: current };
  return { step, answers: Object.fromEntries(seen), memory, idempotencyKey };
}
