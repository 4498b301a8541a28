import type { Answers } from '#domain/submission.ts';
import type { WizardStep } from '#domain/wizard/wizard-steps.ts';
import type { RetainedAnswers } from '#machines/wizard/wizard-retained.ts';
import { fallenInWizard, hiddenAnswers, takenBackBy, withFallen } from './wizard-gone.ts';
import { storeOfStep, type WizardRun } from './wizard-run.ts';

/**
 * What answers of the current step leave without its ground: addresses, by step, that they hide, and that spoke for what
 * they replace. The latter leave the forms of their steps at once, which say why. `run.facts` are those with the answers.
 */
export function withdraw(
  run: WizardRun,
  given: Answers,
  steps: readonly WizardStep[],
): RetainedAnswers {
  const { forms, facts, stores, actor } = run;
  const { context: before } = actor.getSnapshot();
  const change = {
    ...{ forms, before, facts, changed: before.step },
    after: { ...before.answers, [before.step]: given },
    steps: steps.map(({ id }) => id),
    typed: (step: string) => stores.get(step)?.read(),
  };
  const fallen = fallenInWizard(change);
  for (const [step, answers] of fallen)
    storeOfStep(run, step).drop(takenBackBy(answers, step, forms));
  return withFallen(hiddenAnswers(change), fallen, forms);
}
