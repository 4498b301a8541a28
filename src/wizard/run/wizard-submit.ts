import type { Configuration, Facts } from '#config/configuration-types.ts';
import type { WizardDocument } from '#config/wizard-document.ts';
import type { Answers } from '#domain/submission.ts';
import { newIdempotencyKey } from '#forms/engine/submit/idempotency-key.ts';
import { factsAbout, visibleSteps, type WizardFacts } from '#wizard/steps/wizard-steps.ts';
import { unstoredIn } from './unstored-answers.ts';
import { staleSteps } from './wizard-dependencies.ts';
import type { WizardRun } from './wizard-run.ts';
import { withdraw } from './wizard-withdraw.ts';

interface SubmissionContext {
  document: WizardDocument;
  /** The facts, with or without the wizard as their subject. */
  facts: Facts;
  configuration: Pick<Configuration, 'holds'>;
}

/** Submits valid answers of the current step, with their consequences for the other steps. */
export function submitStep(
  run: WizardRun,
  given: Answers,
  { document, facts, configuration }: SubmissionContext,
): void {
  const { wizard: name, actor, forms } = run;
  const { step, answers, memory } = actor.getSnapshot().context;
  const before: WizardFacts = { name, answers, memory };
  const after: WizardFacts = { ...before, answers: { ...answers, [step]: given } };
  run.facts = factsAbout(facts, after);
  const steps = visibleSteps(document, run.facts, configuration);
  const gone = withdraw(run, given, steps);
  const form = forms.get(step);
  // A step before this one that reads its answers was right without them.
  const order = document.steps.map(({ id }) => id);
  const later = order.slice(order.indexOf(step) + 1);
  actor.send({
    type: 'submit',
    step,
    answers: given,
    steps,
    stale: [
      ...staleSteps(forms, before, after).filter((id) => later.includes(id)),
      ...Object.keys(gone).filter((id) => id !== step),
    ],
    unstored: form && unstoredIn(form, given),
    gone,
    idempotencyKey: newIdempotencyKey(),
  });
}
