import type { CompiledForm, Facts } from '#config/configuration-types.ts';
import type { WizardAnswers } from '#domain/wizard/wizard.ts';
import { confirmationOf, type WizardStep } from '#domain/wizard/wizard-steps.ts';
import { fallenInForm, givenAmong } from '#forms/engine/answers/fallen-answers.ts';
import type { TakenBack } from '#forms/engine/form-store.ts';
import type { WizardProgress } from '#machines/wizard/wizard-context.ts';
import { retainedOf, withDropped, withoutGone } from '#machines/wizard/wizard-retained.ts';
import { hiddenAnswers, takenBackBy, withFallen } from '#wizard/run/wizard-gone.ts';

interface RestoredForms {
  forms: ReadonlyMap<string, CompiledForm>;
  typed: WizardAnswers;
  takenBack: Readonly<Record<string, TakenBack>>;
  /** The facts with the answers of the run. */
  facts: Facts;
  /** The steps that are visible with them. */
  steps: readonly WizardStep[];
}

/**
 * A stored run without what its answers no longer show, and what spoke for an answer that was typed over before the
 * device forgot the rest. A confirmation whose answer was lost stays as it was: only the same one can be repeated.
 */
export function withdrawRestored(
  progress: WizardProgress,
  { forms, typed, takenBack, facts, steps }: RestoredForms,
): { progress: WizardProgress; takenBack: Record<string, TakenBack> } {
  const { answers, retained, settled, sent, unanswered } = progress;
  if (unanswered !== null && unanswered === confirmationOf(steps))
    return { progress, takenBack: { ...takenBack } };
  const fallen = new Map(
    [...forms].flatMap(([step, form]) => {
      const [before, now] = [answers[step] ?? {}, typed[step] ?? {}];
      const all = fallenInForm(form, { before, now, facts });
      const given = givenAmong(all, undefined, retainedOf(retained, step));
      return given.length > 0 ? [[step, given] as const] : [];
    }),
  );
  const hidden = hiddenAnswers({
    ...{ forms, before: progress, after: answers, facts },
    steps: steps.map(({ id }) => id),
    typed: (step) => typed[step],
  });
  const gone = withFallen(hidden, fallen, forms);
  const isWhole = (step: string) => gone[step] === undefined;
  const more = [...fallen].map(([step, all]) => {
    const taken = [...(takenBack[step] ?? []), ...takenBackBy(all, step, forms)];
    return [step, new Map(taken)] as const;
  });
  return {
    progress: {
      ...progress,
      ...withDropped(progress, gone),
      answers: withoutGone(answers, gone),
      settled: settled.filter(isWhole),
      sent: sent.filter(isWhole),
    },
    takenBack: { ...takenBack, ...Object.fromEntries(more) },
  };
}
