import type { CompiledWarning, Facts } from '#config/configuration-types.ts';
import { type Answers, sameAnswers } from '#domain/submission.ts';
import { valueAt } from '#domain/values/value-at.ts';
import { pathOfId } from '#forms/engine/form-names.ts';
import type { SmallStore } from '#ui/small-store.ts';

/** The warnings that are said at the moment, by `warningKey`. */
export type SaidWarnings = SmallStore<ReadonlySet<string>>;

/** Names a warning among all those of its form. */
export const warningKey = ({ field, name }: CompiledWarning): string => `${field}|${name}`;

const TYPED =
  'textarea, input:not([type=checkbox], [type=radio], [type=file], [type=button], [type=submit])';

/** Path of the field of a form in which a text can be typed now; null where the focus is elsewhere. */
export function typedField(form: string): string[] | null {
  const { activeElement } = document;
  const isTyped = activeElement?.matches(TYPED) && activeElement.id.startsWith(`${form}.`);
  return isTyped ? pathOfId(activeElement?.id) : null;
}

interface Change {
  /** Null at the start. */
  before: Answers | null;
  now: Answers;
  facts: Facts;
  /** Path of the field that is being typed. */
  typed: readonly string[] | null;
  said: ReadonlySet<string>;
}

/**
 * What is said after a change: what holds, and while a field is being typed only what was said before, and what is
 * about another answer that has just come. So nothing new appears at a key, and what holds no longer goes at once.
 */
export function saidWarnings(
  warnings: readonly CompiledWarning[],
  { before, now, facts, typed, said }: Change,
): ReadonlySet<string> {
  const came = ({ field }: CompiledWarning) => {
    const path = field.split('/');
    return field !== typed?.join('/') && !sameAnswers(valueAt(before, path), valueAt(now, path));
  };
  const data = { ...now, facts };
  const next = warnings
    .filter((one) => one.holds(data))
    .filter((one) => typed === null || said.has(warningKey(one)) || came(one))
    .map(warningKey);
  const isSame = next.length === said.size && next.every((key) => said.has(key));
  return isSame ? said : new Set(next);
}
