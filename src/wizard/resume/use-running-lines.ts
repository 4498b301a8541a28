import type { RunningLine, StepAnswers, WizardDocument } from '#config/wizard-document.ts';
import type { Answers } from '#domain/submission.ts';
import { isNothing } from '#domain/values/nothing.ts';
import { valueAt } from '#domain/values/value-at.ts';
import { wrongAnswers } from '#forms/engine/errors/form-validator.ts';
import { useStored } from '#ui/use-stored.ts';
import type { OpenWizard } from '#wizard/run/use-wizard.ts';
import { storeOfStep, type WizardRun } from '#wizard/run/wizard-run.ts';

/** Answers that are known, with the form that has them. */
export interface KnownAnswers {
  form: string;
  fields: readonly string[];
  /** All answers of the step. */
  answers: Answers;
}

interface RunningLines {
  document: WizardDocument;
  run: WizardRun;
  open: OpenWizard;
}

/**
 * The lines of the running summary with what is known of each: those that are known, and those that are shown before. A
 * single answer counts at once, a group of them (an address) once its step was sent.
 */
export function useRunningLines({ document, run, open }: RunningLines) {
  const { context } = open;
  const typed = useStored(storeOfStep(run, context.step));
  const knownOf = (line: StepAnswers) => knownAnswers(line, typed, { run, open });
  return (document.running ?? [])
    .map((line) => ({ ...line, known: knownOf(line) ?? (line.before && knownOf(line.before)) }))
    .filter(
      (line: RunningLine & { known: KnownAnswers | undefined }) => line.known ?? line.pending,
    );
}

/** The answers of a line, as far as all of them are known and right; undefined otherwise. */
function knownAnswers(
  { step: id, fields }: StepAnswers,
  typed: Answers,
  { run, open }: Pick<RunningLines, 'run' | 'open'>,
): KnownAnswers | undefined {
  const { steps, context, facts } = open;
  const step = steps.find((one) => one.id === id);
  if (!step) return undefined;
  const isCurrent = id === context.step;
  const sent = ((isCurrent || context.settled.includes(id)) && context.answers[id]) || {};
  const current: Answers = isCurrent ? { ...sent, ...typed } : sent;
  const answers = Object.fromEntries(
    fields.map((name) => {
      const value = valueAt(current, [name]);
      return [name, typeof value === 'object' ? valueAt(sent, [name]) : value];
    }),
  );
  const form = run.forms.get(id);
  const wrong = form ? wrongAnswers(form, current, facts) : new Set<string>();
  const isKnown = fields.every((name) => !isNothing(answers[name]) && !wrong.has(name));
  return isKnown ? { form: step.form, fields, answers: { ...current, ...answers } } : undefined;
}
