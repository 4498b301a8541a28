import { answerWasLost, problemOf } from '#domain/problem.ts';
import type { ConfirmOutcome, StepOutcome, WizardFieldErrors } from '#domain/wizard/wizard.ts';
import { confirmedParts } from '#domain/wizard/wizard-parts.ts';
import { memoryAfter } from '#domain/wizard/wizard-problem.ts';
import type { WizardState } from './wizard-context.ts';
import { afterStep, type Change, noErrors, withOne, without } from './wizard-moves.ts';
import { withoutRetained, withRetained } from './wizard-retained.ts';

/** Applies the retailer's answer to a step. */
export function afterStepOutcome(state: WizardState, outcome: StepOutcome): Change {
  const { memory } = outcome;
  if (outcome.kind === 'invalid') return { ...atInvalidFields(state, outcome.fields), memory };
  if (outcome.kind === 'refused') return { memory, refusal: outcome.reason, unanswered: null };
  const next = { ...afterStep(state), memory, unanswered: null };
  if (outcome.sent === false) return next;
  const { step, sent, unstored } = state;
  return { ...next, sent: withOne(sent, step), ...withRetained(state, step, unstored) };
}

/** Applies the retailer's answer to the confirmation; changes nothing while the outcome is unknown. */
export function afterConfirmOutcome(outcome: ConfirmOutcome | null): Change {
  if (!outcome) return { problem: { kind: 'unknown-outcome' } };
  const { memory } = outcome;
  return outcome.kind === 'confirmed'
    ? { ...noErrors, memory, unanswered: null, render: outcome.render }
    : { memory, unanswered: null, failure: outcome.reason };
}

/** Applies the failure of an attempt. Without the retailer's own answer it may have succeeded. */
export function afterFailure(state: WizardState, { error }: { error: unknown }): Change {
  const problem = problemOf(error);
  const memory = memoryAfter(error, state.memory);
  if (problem.kind === 'invalid') return { ...atInvalidFields(state, problem.fields), memory };
  return { problem, memory, unanswered: answerWasLost(error) ? state.unanswered : null };
}

/** Ends with the part that is confirmed; the rest is left out. */
export function afterLeavingTheRest({ memory }: WizardState): Change {
  return { ...noErrors, unanswered: null, render: confirmedParts(memory)[0]?.render ?? null };
}

/** Goes to the step of the first field that the retailer refused. */
function atInvalidFields(state: WizardState, fields: WizardFieldErrors): Change {
  const { steps } = state;
  const named = Object.keys(fields).map((address) => address.split('/')[0]);
  const step = steps.find(({ id }) => named.includes(id))?.id ?? state.step;
  const retained = Object.keys(fields).reduce((all, address) => {
    const [id = '', ...field] = address.split('/');
    return withoutRetained(all, id, [field.join('/')]);
  }, state.retained);
  return {
    step,
    returnTo: step === state.step ? state.returnTo : state.step,
    problem: { kind: 'invalid', fields },
    settled: without(state.settled, [step]),
    sent: without(state.sent, [step]),
    retained,
    unanswered: null,
  };
}
