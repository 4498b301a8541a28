import type {
  CompiledForm,
  Configuration,
  Facts,
  WizardDocument,
} from '#config/configuration-types.ts';
import { type Answers, sameAnswers } from '#domain/submission.ts';
import type { WizardAnswers } from '#domain/wizard.ts';
import { confirmationOf, type WizardStep } from '#domain/wizard-steps.ts';
import type { WizardProgress } from '#machines/wizard-context.ts';
import { stillValid } from './still-valid.ts';
import { storableAnswers } from './storable-answers.ts';
import { factsAbout } from './wizard-steps.ts';
import type { StoredRun } from './wizard-store.ts';

type Forms = ReadonlyMap<string, CompiledForm>;

function eachStep(
  answers: WizardAnswers,
  forms: Forms,
  change: (form: CompiledForm, answers: Answers, step: string) => Answers,
): WizardAnswers {
  return Object.fromEntries(
    Object.entries(answers).flatMap(([step, given]) => {
      const form = forms.get(step);
      return form ? [[step, change(form, given, step)] as const] : [];
    }),
  );
}

/**
 * A progress without what is never stored: passwords, files, IBANs, consents. A step that loses something is to be
 * filled in again. A confirmation on its way keeps its acceptances: they were given, and only the same can be repeated.
 */
export function storableProgress(
  progress: WizardProgress & { steps: readonly WizardStep[] },
  forms: Forms,
): WizardProgress {
  const { step, memory, sent, attemptKey, unanswered } = progress;
  const confirmation = confirmationOf(progress.steps);
  const typed = eachStep(progress.typed, forms, storableAnswers);
  const answers = eachStep(progress.answers, forms, (form, given, id) =>
    id === confirmation && unanswered === confirmation ? given : storableAnswers(form, given),
  );
  const isWhole = (id: string) =>
    sameAnswers(answers[id] ?? {}, progress.answers[id] ?? {}) &&
    sameAnswers(typed[id] ?? {}, progress.typed[id] ?? {});
  const settled = progress.settled.filter(isWhole);
  return { step, typed, answers, settled, sent, memory, attemptKey, unanswered };
}

export interface RestoredRun {
  progress: WizardProgress;
  forms: Map<string, CompiledForm>;
  /** True when something was left out because the forms ask other things now. */
  changed: boolean;
}

/**
 * What of a stored run can still be used: steps that the wizard has, and of a form that was changed since then the
 * answers that it would still take. Rejects when a form cannot be loaded.
 */
export async function restoredRun(
  { progress, editions, wizard }: StoredRun,
  { steps }: WizardDocument,
  facts: Facts,
  configuration: Pick<Configuration, 'loadForm'>,
): Promise<RestoredRun> {
  const named = new Set([...Object.keys(progress.typed), ...Object.keys(progress.answers)]);
  const known = steps.filter(({ id }) => named.has(id));
  const forms = new Map(
    await Promise.all(
      known.map(async ({ id, form }) => [id, await configuration.loadForm(form)] as const),
    ),
  );
  const about = factsAbout(facts, {
    name: wizard,
    answers: progress.answers,
    memory: progress.memory,
  });
  const kept = (form: CompiledForm, answers: Answers, step: string) =>
    editions[step] === form.edition ? answers : stillValid(form, answers, about);
  const typed = eachStep(progress.typed, forms, kept);
  const answers = eachStep(progress.answers, forms, kept);
  const isSame = (id: string) =>
    forms.has(id) &&
    sameAnswers(answers[id], progress.answers[id]) &&
    sameAnswers(typed[id] ?? {}, progress.typed[id] ?? {});
  const has = (id: string) => steps.some((step) => step.id === id);
  return {
    progress: {
      ...progress,
      typed,
      answers,
      settled: progress.settled.filter(isSame),
      sent: progress.sent.filter(isSame),
      unanswered:
        progress.unanswered !== null && has(progress.unanswered) ? progress.unanswered : null,
    },
    forms,
    changed: [...named].some((id) => !isSame(id)),
  };
}
