import type { CompiledForm, Facts } from '#config/configuration-types.ts';
import { type Answers, isAnswerGroup } from '#domain/submission.ts';
import { valueAt } from '#domain/values/value-at.ts';
import type { WizardAnswers } from '#domain/wizard/wizard.ts';
import { fixedSteps } from '#domain/wizard/wizard-parts.ts';
import {
  type FallenAnswer,
  fallenAnswers,
  givenAmong,
} from '#forms/engine/answers/fallen-answers.ts';
import { shownAddresses } from '#forms/engine/answers/form-answers.ts';
import { fieldTextKey } from '#forms/engine/form-names.ts';
import type { TakenBack } from '#forms/engine/form-store.ts';
import type { WizardProgress } from '#machines/wizard/wizard-context.ts';
import { type RetainedAnswers, retainedOf } from '#machines/wizard/wizard-retained.ts';
import { changedIn } from './unstored-answers.ts';

/** The answers of a wizard before a change and after it. */
export interface WizardAnswersChange {
  forms: ReadonlyMap<string, CompiledForm>;
  before: Pick<WizardProgress, 'answers' | 'retained' | 'settled' | 'memory'>;
  /** Answers of all steps after it. */
  after: WizardAnswers;
  /** The facts after it. */
  facts: Facts;
  /** Ids of the steps that the customer sees after it. */
  steps: readonly string[];
  /** What is in the form of a step, hidden fields too. */
  typed: (step: string) => Answers | undefined;
  /** The step whose answers changed; its own form takes back what speaks for them. */
  changed?: string;
}

/** Addresses of answers that are not shown; a group that is hidden as a whole is one. */
function hiddenIn(answers: Answers, shown: ReadonlySet<string>, group = ''): string[] {
  return Object.entries(answers).flatMap(([name, value]) => {
    const address = group + name;
    if (!shown.has(address)) return [address];
    return isAnswerGroup(value) ? hiddenIn(value, shown, `${address}/`) : [];
  });
}

/** Addresses of answers, given here or to the retailer, that no form shows after a change. */
export function hiddenAnswers(change: WizardAnswersChange): RetainedAnswers {
  const { forms, before, after, facts, steps, typed, changed } = change;
  const fixed = fixedSteps(before.memory);
  return eachStep(forms, (step, form) => {
    if (fixed.includes(step)) return [];
    const given = after[step] ?? {};
    const retained = retainedOf(before.retained, step);
    if (!steps.includes(step)) return [...retained];
    // What was changed and not passed yet counts once it is.
    const isTyped = step === changed || before.settled.includes(step);
    const shown = shownAddresses(form, (isTyped && typed(step)) || given, facts);
    return [...hiddenIn(given, shown), ...retained.filter((address) => !shown.has(address))];
  });
}

const ANSWERS = 'facts/subject/wizard/answers/';

/** Answers of other steps that speak for an answer which a change replaces, by step. */
export function fallenInWizard(change: WizardAnswersChange): Map<string, FallenAnswer[]> {
  const { forms, before, after, typed, changed } = change;
  const answerAt = (answers: WizardAnswers) => (address: string) =>
    address.startsWith(ANSWERS)
      ? valueAt(answers, address.slice(ANSWERS.length).split('/'))
      : undefined;
  const fallen = [...forms].flatMap(([step, form]) => {
    if (step === changed || fixedSteps(before.memory).includes(step)) return [];
    const all = fallenAnswers(form.about, answerAt(before.answers), answerAt(after));
    const answers = { ...before.answers[step], ...typed(step) };
    const given = givenAmong(all, answers, retainedOf(before.retained, step));
    return given.length > 0 ? [[step, given] as const] : [];
  });
  return new Map(fallen);
}

/** The fallen answers of a step as its form takes them back, with what says why. */
export function takenBackBy(
  fallen: readonly FallenAnswer[],
  step: string,
  forms: ReadonlyMap<string, CompiledForm>,
): TakenBack {
  const textKey = (cause: string) => {
    const isOfOther = cause.startsWith(ANSWERS);
    const [id = step, ...path] = isOfOther
      ? cause.slice(ANSWERS.length).split('/')
      : [step, ...cause.split('/')];
    return fieldTextKey(forms.get(id)?.name ?? id, path);
  };
  return new Map(fallen.map(({ field, cause }) => [field, textKey(cause)]));
}

function eachStep(
  forms: ReadonlyMap<string, CompiledForm>,
  addressesOf: (step: string, form: CompiledForm) => string[],
): RetainedAnswers {
  return Object.fromEntries(
    [...forms].flatMap(([step, form]) => {
      const addresses = addressesOf(step, form);
      return addresses.length > 0 ? [[step, addresses] as const] : [];
    }),
  );
}

/** What is hidden, and what fell with another answer, as the retailer has it. */
export function withFallen(
  hidden: RetainedAnswers,
  fallen: ReadonlyMap<string, readonly FallenAnswer[]>,
  forms: ReadonlyMap<string, CompiledForm>,
): RetainedAnswers {
  const all = Object.fromEntries(
    [...fallen].map(([step, answers]) => {
      const paths = answers.map(({ field }) => field.split('/'));
      return [step, [...(hidden[step] ?? []), ...changedIn(forms.get(step), paths)]];
    }),
  );
  return { ...hidden, ...all };
}
