import { confirmationOf, type WizardStep } from '#domain/wizard/wizard-steps.ts';
import type { WizardAttempt, WizardState } from './wizard-context.ts';

/** What an attempt sends: of a step that must be passed again nothing, until it is. */
export function attemptOf(state: WizardState): WizardAttempt {
  const {
    steps,
    step: current,
    answers,
    settled,
    memory,
    retained,
    dropped,
    idempotencyKey,
  } = state;
  const isAll = current === confirmationOf(steps);
  const isRight = (id: string) => isAll || id === current || settled.includes(id);
  const seen = steps.flatMap(({ id }) =>
    answers[id] && isRight(id) ? [[id, answers[id]] as const] : [],
  );
  const step: WizardStep = steps.find(({ id }) => id === current) ?? { id: current };
  return {
    step,
    steps,
    answers: Object.fromEntries(seen),
    memory,
    retained,
    dropped,
    idempotencyKey,
  };
}
