import type { CompiledForm, Facts } from '#config/configuration-types.ts';
import { type Answers, sameAnswers } from '#domain/submission.ts';
import { isNothing } from '#domain/values/nothing.ts';
import { valueAt } from '#domain/values/value-at.ts';
import {
  type FilledAnswers,
  groupFilled,
  isLookupValue,
  isTypedIn,
  RESETS,
} from '#forms/engine/answers/filled-answers.ts';
import { pathOfAddress, withValueAt } from '#forms/engine/field-address.ts';
import { resetAnswers } from '#forms/engine/resets/reset-answers.ts';
import { copiesLookedUp, type FormOfStep, isLookedUp, lookupsIn } from './looked-up.ts';

/** A form with its answers, and what was filled in of them. */
export interface FilledForm {
  form: CompiledForm;
  facts: Facts;
  answers: Answers;
  filled: FilledAnswers;
  formOfStep: FormOfStep;
}

/** What a look-up says of a field in which a person has another answer. */
export interface DifferingAnswer {
  source: string;
  value: unknown;
}

/** The value that a look-up has for a field, where a person has another one; null where they agree. */
export function differingAnswer(
  known: FilledForm,
  path: readonly string[],
): DifferingAnswer | null {
  const { form, answers, filled, formOfStep } = known;
  const address = path.join('/');
  const now = valueAt(answers, path);
  if (isNothing(now) || isLookupValue(filled, address, now)) return null;
  const found = Object.entries(filled).find(([source, { values }]) => {
    const value = values[address];
    if (isNothing(value) || sameAnswers(now, value) || groupFilled(source, path)) return false;
    if (source === RESETS) return copiesLookedUp(form, path, formOfStep) && !isForced(known, path);
    return source !== address || isPreferenceLookedUp(known, path);
  });
  return found ? { source: found[0], value: found[1].values[address] } : null;
}

/** True where the resets set this answer whatever a person types. */
function isForced({ form, facts, answers }: FilledForm, path: readonly string[]): boolean {
  const alone = resetAnswers(form.resets ?? [], null, withValueAt(answers, path, undefined), facts);
  return sameAnswers(valueAt(alone, path), valueAt(answers, path));
}

function isPreferenceLookedUp({ form, formOfStep }: FilledForm, path: readonly string[]): boolean {
  const own = lookupsIn(form.ui).find(({ field }) => sameAnswers(field, path));
  const prefer = own?.lookup.prefer;
  return prefer !== undefined && isLookedUp(form, pathOfAddress(prefer, path), formOfStep);
}

/** A group of fields that a look-up fills, in which a person answered otherwise. */
export interface DifferingGroup {
  group: readonly string[];
  /** Values of the look-up by address. */
  values: Readonly<Record<string, unknown>>;
}

/** The group of fields that a look-up would fill otherwise than a person did; null for none, or one that they retained. */
export function differingGroup(
  { answers, filled }: Pick<FilledForm, 'answers' | 'filled'>,
  source: string,
): DifferingGroup | null {
  const { values = {}, declined = false } = filled[source] ?? {};
  if (declined) return null;
  const differing = Object.entries(values).find(([address, value]) => {
    const path = address.split('/');
    const group = groupFilled(source, path);
    if (!group || isNothing(value) || sameAnswers(valueAt(answers, path), value)) return false;
    return isTypedIn(answers, group, filled);
  });
  const group = differing && groupFilled(source, differing[0].split('/'));
  if (!group) return null;
  const start = `${group.join('/')}/`;
  const inside = Object.entries(values).filter(([address]) => address.startsWith(start));
  return { group, values: Object.fromEntries(inside) };
}
