import type { CompiledForm, Configuration, Facts } from '#config/configuration-types.ts';
import type { WizardDocument } from '#config/wizard-document.ts';
import { type Answers, sameAnswers } from '#domain/submission.ts';
import type { WizardAnswers } from '#domain/wizard/wizard.ts';
import { confirmationOf, type WizardStep } from '#domain/wizard/wizard-steps.ts';
import { dropInvalid } from '#forms/drafts/drop-invalid.ts';
import { storableAnswers, storableFilled } from '#forms/drafts/storable-answers.ts';
import type { FilledAnswers } from '#forms/engine/answers/filled-answers.ts';
import type { TakenBack } from '#forms/engine/form-store.ts';
import type { WizardProgress } from '#machines/wizard/wizard-context.ts';
import { retainedOf } from '#machines/wizard/wizard-retained.ts';
import { assumedFilled, followsLookups } from '#wizard/resume/wizard-earlier-run.ts';
import type { StoredProgress, StoredRun } from '#wizard/resume/wizard-store.ts';
import { withdrawRestored } from '#wizard/resume/wizard-withdraw-restored.ts';
import { unstoredIn } from '#wizard/run/unstored-answers.ts';
import { factsAbout, visibleSteps } from './wizard-steps.ts';

type Forms = ReadonlyMap<string, CompiledForm>;

function eachStep<T>(
  all: Readonly<Record<string, T>>,
  forms: Forms,
  change: (form: CompiledForm, one: T, step: string) => T,
): Record<string, T> {
  return Object.fromEntries(
    Object.entries(all).flatMap(([step, given]) => {
      const form = forms.get(step);
      return form ? [[step, change(form, given, step)] as const] : [];
    }),
  );
}

/**
 * The progress without what is never stored: passwords, files, IBANs, consents. A step that loses an answer must be
 * filled in again, unless the retailer has that answer: then only its name is stored. A pending confirmation retains
 * its consents: they were given, and only the same confirmation can be repeated.
 */
export function storableProgress(
  progress: StoredProgress & { steps: readonly WizardStep[] },
  forms: Forms,
): StoredProgress {
  const { step, memory, sent, retained, dropped, takenBack, idempotencyKey, unanswered } = progress;
  const confirmation = confirmationOf(progress.steps);
  const typed = eachStep(progress.typed, forms, storableAnswers);
  const filled = eachStep(progress.filled ?? {}, forms, storableFilled);
  const answers = eachStep(progress.answers, forms, (form, given, id) =>
    id === confirmation && unanswered === confirmation ? given : storableAnswers(form, given),
  );
  const isWhole = (id: string) =>
    sameAnswers(answers[id] ?? {}, progress.answers[id] ?? {}) &&
    sameAnswers(typed[id] ?? {}, progress.typed[id] ?? {});
  const isRetained = (id: string) => {
    const form = forms.get(id);
    const lost = form ? unstoredIn(form, progress.answers[id] ?? {}) : [];
    return sent.includes(id) && lost.every((address) => retainedOf(retained, id).includes(address));
  };
  const settled = progress.settled.filter((id) => isWhole(id) || isRetained(id));
  return {
    ...{ step, typed, filled, answers, settled, sent, retained, dropped, takenBack },
    ...{ memory, idempotencyKey, unanswered },
  };
}

export interface RestoredRun {
  progress: WizardProgress;
  /** Answers in the forms. */
  typed: WizardAnswers;
  /** What of these was filled in. */
  filled: Readonly<Record<string, FilledAnswers>>;
  takenBack: Record<string, TakenBack>;
  forms: Map<string, CompiledForm>;
  /** True when something was left out because the forms have changed. */
  changed: boolean;
}

/**
 * The usable part of a stored run: steps that the wizard still has, and of a form that has changed since then the
 * answers that are still valid. A run that does not say what was filled in is checked: a step that has other answers than
 * the look-ups of the steps before it say must be passed again. Rejects when a form cannot be loaded.
 */
export async function restoredRun(
  {
    progress: { typed: before, filled: filledBefore, takenBack, ...progress },
    editions,
    wizard,
  }: StoredRun,
  document: WizardDocument,
  facts: Facts,
  configuration: Pick<Configuration, 'loadForm' | 'holds'>,
): Promise<RestoredRun> {
  const { steps } = document;
  const named = new Set([...Object.keys(before), ...Object.keys(progress.answers)]);
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
  const fitting = (form: CompiledForm, answers: Answers, step: string) =>
    editions[step] === form.edition ? answers : dropInvalid(form, answers, about);
  const typed = eachStep(before, forms, fitting);
  const answers = eachStep(progress.answers, forms, fitting);
  const isSame = (id: string) =>
    forms.has(id) &&
    sameAnswers(answers[id], progress.answers[id]) &&
    sameAnswers(typed[id] ?? {}, before[id] ?? {});
  const has = (id: string) => steps.some((step) => step.id === id);
  const formOfStep = (id: string) => forms.get(id);
  const now = factsAbout(facts, { name: wizard, answers, memory: progress.memory });
  const filled =
    filledBefore ??
    Object.fromEntries(
      Object.entries(typed).flatMap(([id, given]) => {
        const form = forms.get(id);
        return form ? [[id, assumedFilled(form, given, now, formOfStep)]] : [];
      }),
    );
  // A confirmation that is under way can only be repeated as it is.
  const isChecked = filledBefore !== undefined || progress.unanswered === confirmationOf(steps);
  const isUsable = (id: string) => {
    const form = forms.get(id);
    if (!form || !isSame(id)) return false;
    return isChecked || followsLookups(form, answers[id] ?? {}, now, formOfStep);
  };
  const asStored = {
    ...progress,
    answers,
    settled: progress.settled.filter(isUsable),
    sent: progress.sent.filter(isUsable),
    retained: Object.fromEntries(
      Object.entries(progress.retained).map(([id, addresses]) => [
        id,
        addresses.filter((one) => forms.get(id)?.neverStored.includes(one)),
      ]),
    ),
    unanswered:
      progress.unanswered !== null && has(progress.unanswered) ? progress.unanswered : null,
  };
  const withdrawn = withdrawRestored(asStored, {
    ...{ forms, typed, facts: now },
    takenBack: Object.fromEntries(
      Object.entries(takenBack).map(([id, taken]) => [id, new Map(Object.entries(taken))]),
    ),
    steps: visibleSteps(document, now, configuration),
  });
  return { ...withdrawn, typed, filled, forms, changed: [...named].some((id) => !isSame(id)) };
}
