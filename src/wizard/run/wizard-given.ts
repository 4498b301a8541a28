import type { CompiledForm, Configuration, Facts } from '#config/configuration-types.ts';
import type { WizardDocument } from '#config/wizard-document.ts';
import { sameAnswers } from '#domain/submission.ts';
import { isObject } from '#domain/values/is-object.ts';
import type { WizardAnswers } from '#domain/wizard/wizard.ts';
import { dropInvalid } from '#forms/drafts/drop-invalid.ts';
import { takeBack } from '#forms/engine/answers/fallen-answers.ts';
import { isElsewhere } from '#machines/wizard/wizard-moves.ts';
import { storeOfStep, type WizardRun } from './wizard-run.ts';

/**
 * Answers by step that another page knows already, as it hands them to a wizard in the state of the history: never in
 * the address, which logs and shared links would expose.
 */
export interface GivenAnswers {
  wizard: string;
  given: WizardAnswers;
}

/** The answers that the state of an entry of the history gives to a wizard; null without any. */
export function givenIn(state: unknown, wizard: string): WizardAnswers | null {
  if (!isObject(state) || state.wizard !== wizard || !isObject(state.given)) return null;
  return Object.values(state.given).every(isObject) ? (state.given as WizardAnswers) : null;
}

/** Given answers that the wizard's own forms have a field for, and take. */
export interface UsableAnswers {
  answers: WizardAnswers;
  forms: ReadonlyMap<string, CompiledForm>;
}

/** The given answers that this wizard can use. When a form cannot be loaded now, its step starts without answers. */
export async function usableAnswers(
  given: WizardAnswers,
  { steps }: WizardDocument,
  facts: Facts,
  configuration: Pick<Configuration, 'loadForm'>,
): Promise<UsableAnswers> {
  const forms = new Map<string, CompiledForm>();
  const answers: WizardAnswers = {};
  for (const { id, form: name } of steps) {
    const known = given[id];
    const form = known && (await configuration.loadForm(name).catch(() => null));
    if (!form) continue;
    forms.set(id, form);
    answers[id] = dropInvalid(form, known, facts);
  }
  return { answers, forms };
}

const isPassed = ({ actor }: WizardRun, step: string) =>
  actor.getSnapshot().context.settled.includes(step);

function canReopen({ actor }: WizardRun, step: string): boolean {
  const snapshot = actor.getSnapshot();
  const isCurrent = snapshot.context.step === step;
  return snapshot.matches('open') && (isCurrent || isElsewhere(snapshot.context, step));
}

/**
 * Fills the given answers into the empty ones of a run, and over those that were given to it before. A step that was
 * passed with other answers is open again, and must be passed with these. A run that answers any of it otherwise is about
 * something else, and one in which such a step cannot be opened has gone too far: both stay as they are.
 */
export function fillRun(run: WizardRun, { answers, forms }: UsableAnswers): void {
  const before = run.given;
  const steps = Object.entries(answers).map(([step, given]) => {
    const typed = run.stores.get(step)?.read() ?? {};
    const known = Object.entries(given).filter(([, value]) => value !== undefined);
    const isOther = known.some(([name, value]) =>
      [undefined, value, before[step]?.[name]].every((one) => !sameAnswers(typed[name], one)),
    );
    const isChanged = known.some(([name, value]) => !sameAnswers(typed[name], value));
    return { step, known, isOther, isChanged };
  });
  if (steps.some(({ isOther }) => isOther)) return;
  const passed = steps.filter(({ step, isChanged }) => isChanged && isPassed(run, step));
  if (!passed.every(({ step }) => canReopen(run, step))) return;
  for (const { step, known } of steps.toReversed()) {
    // Only the answers of the current step reopen it.
    if (passed.some((one) => one.step === step)) run.actor.send({ type: 'goTo', step });
    const form = forms.get(step);
    // Only the answers of known forms are stored.
    if (form && !run.forms.has(step)) run.forms.set(step, form);
    const store = storeOfStep(run, step);
    const before = store.read();
    store.set(known.map(([name, value]) => [[name], value]));
    if (form) takeBack(form, store, { before, now: store.read(), facts: run.facts });
  }
  run.given = answers;
}
