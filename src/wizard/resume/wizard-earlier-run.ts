import type { CompiledForm, Facts } from '#config/configuration-types.ts';
import { type Answers, sameAnswers } from '#domain/submission.ts';
import { isNothing } from '#domain/values/nothing.ts';
import { valueAt } from '#domain/values/value-at.ts';
import { type FilledAnswers, RESETS } from '#forms/engine/answers/filled-answers.ts';
import { shownAddresses } from '#forms/engine/answers/form-answers.ts';
import { pathOfAddress } from '#forms/engine/field-address.ts';
import { followingAddresses, settledAnswers } from '#forms/engine/resets/followed-resets.ts';
import { sourcesOfReset } from '#forms/engine/resets/reset-answers.ts';
import {
  copiesLookedUp,
  type FormOfStep,
  isLookedUp,
  lookupsIn,
} from '#forms/lookups/looked-up.ts';

const STEPS = 'facts/subject/wizard/answers/';

/** Addresses of a form's answers that resets take from what look-ups of the steps before filled in. */
const takenFrom = (form: CompiledForm, formOfStep: FormOfStep) =>
  followingAddresses(form.resets ?? []).filter((address) =>
    copiesLookedUp(form, address.split('/'), formOfStep),
  );

/** True where the steps before hold something that resets set the answer at an address by: its look-up found it. */
function hasSource({ resets = [] }: CompiledForm, address: string, facts: Facts): boolean {
  const path = address.split('/');
  const sources = resets.flatMap((reset) => sourcesOfReset(reset, path));
  return sources
    .filter((source) => source.join('/').startsWith(STEPS))
    .some((source) => !isNothing(valueAt({ facts }, source)));
}

/** The look-ups of a form that prefer what look-ups of the steps before filled in. */
const preferring = ({ ui }: CompiledForm) =>
  lookupsIn(ui).flatMap(({ field, lookup: { prefer } }) =>
    prefer === undefined ? [] : [{ field, prefer: pathOfAddress(prefer, field) }],
  );

/**
 * The answers of a step that count as filled in when its run does not record it: those that look-ups of the previous
 * steps may have filled in, as far as these found something. What a person typed over such an answer cannot be
 * distinguished from it; where the look-ups found nothing, a person typed the answer.
 */
export function assumedFilled(
  form: CompiledForm,
  answers: Answers,
  facts: Facts,
  formOfStep: FormOfStep,
): FilledAnswers {
  const taken = takenFrom(form, formOfStep)
    .filter((address) => hasSource(form, address, facts))
    .map((address) => [address, valueAt(answers, address.split('/')) ?? null]);
  const chosen = preferring(form)
    .filter(({ prefer }) => isLookedUp(form, prefer, formOfStep))
    .filter(({ prefer }) => !isNothing(valueAt({ ...answers, facts }, prefer)))
    .map(({ field }) => {
      const own = field.join('/');
      return [own, { by: '', values: { [own]: valueAt(answers, field) ?? null } }];
    });
  return {
    [RESETS]: { by: '', values: Object.fromEntries(taken) },
    ...Object.fromEntries(chosen),
  };
}

/**
 * True where the answers of a step are what the look-ups of the steps before it say. Only fields that the step shows
 * count: what is hidden with the right answers was neither passed nor sent.
 */
export function followsLookups(
  form: CompiledForm,
  answers: Answers,
  facts: Facts,
  formOfStep: FormOfStep,
): boolean {
  const assumed = assumedFilled(form, answers, facts, formOfStep)[RESETS];
  const settled = settledAnswers(form.resets ?? [], null, answers, facts, assumed).answers;
  const shown = shownAddresses(form, settled, facts);
  const right = (address: string) =>
    shown.has(address) ? valueAt(settled, address.split('/')) : undefined;
  const isTaken = takenFrom(form, formOfStep).every((address) =>
    sameAnswers(right(address), valueAt(answers, address.split('/'))),
  );
  return (
    isTaken &&
    preferring(form).every(({ field, prefer }) => {
      if (!shown.has(field.join('/'))) return true;
      const preferred = valueAt({ ...settled, facts }, prefer);
      const isOpen = isNothing(preferred) || !isLookedUp(form, prefer, formOfStep);
      return isOpen || sameAnswers(preferred, valueAt(answers, field));
    })
  );
}
