import type { CompiledForm, Facts, FieldAbout } from '#config/configuration-types.ts';
import { type Answers, sameAnswers } from '#domain/submission.ts';
import { isGiven, isNothing } from '#domain/values/nothing.ts';
import { valueAt } from '#domain/values/value-at.ts';
import { wrongAnswers } from '#forms/engine/errors/form-validator.ts';
import { fieldTextKey } from '#forms/engine/form-names.ts';
import type { FormStore } from '#forms/engine/form-store.ts';

/** An answer that speaks for another one, which has changed: it no longer counts. */
export interface FallenAnswer {
  /** Address of the field. */
  field: string;
  /** Address of the answer that changed, as `ui:about` names it. */
  cause: string;
}

/** The answer at an address of `ui:about`; undefined where there is none. */
type AnswerAt = (address: string) => unknown;

/** Answers that speak for one that was given before and is another now. What was empty and is filled in is no change. */
export function fallenAnswers(
  about: readonly FieldAbout[] | undefined,
  before: AnswerAt,
  now: AnswerAt,
): FallenAnswer[] {
  const isChange = (address: string) =>
    !isNothing(before(address)) && !sameAnswers(before(address), now(address));
  return (about ?? []).flatMap(({ field, of }) => {
    const cause = of.find(isChange);
    return cause === undefined ? [] : [{ field, cause }];
  });
}

interface FormChange {
  before: Answers;
  now: Answers;
  facts: Facts;
}

/**
 * Answers of a form that a change of its other answers takes back. One that was wrong stood for nothing yet: it is
 * corrected, not replaced.
 */
export function fallenInForm(
  form: CompiledForm,
  { before, now, facts }: FormChange,
): FallenAnswer[] {
  const answerIn = (answers: Answers) => (address: string) => valueAt(answers, address.split('/'));
  const changed = fallenAnswers(form.about, answerIn(before), answerIn(now));
  if (changed.length === 0) return [];
  const wrong = [...wrongAnswers(form, before, facts)];
  const isRight = (address: string) =>
    !wrong.some((one) => one === address || one.startsWith(`${address}/`));
  const right = (address: string) => (isRight(address) ? answerIn(before)(address) : undefined);
  return fallenAnswers(form.about, right, answerIn(now));
}

/** Those of the fallen answers that were given: here, or to the retailer before. */
export function givenAmong(
  fallen: readonly FallenAnswer[],
  answers: Answers | undefined,
  retained: readonly string[],
): FallenAnswer[] {
  return fallen.filter(
    ({ field }) => isGiven(valueAt(answers, field.split('/'))) || retained.includes(field),
  );
}

/** Takes back in the store of a form what a change of its other answers leaves without its ground. */
export function takeBack(
  form: CompiledForm,
  store: FormStore,
  { retained = [], ...change }: FormChange & { retained?: readonly string[] },
): void {
  const taken = givenAmong(fallenInForm(form, change), store.read(), retained);
  const entries = taken.map(
    ({ field, cause }) => [field, fieldTextKey(form.name, cause.split('/'))] as const,
  );
  if (entries.length > 0) store.drop(new Map(entries));
}
