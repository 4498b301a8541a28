import { sameAnswers } from '#domain/submission.ts';
import { isObject } from '#domain/values/is-object.ts';
import { isNothing } from '#domain/values/nothing.ts';
import { valueAt } from '#domain/values/value-at.ts';

/** What one source filled into a form: an entry of a look-up, or what resets copy from the steps before. */
export interface Filled {
  /** What it was read for: the parameters of the look-up, as text; empty while these are about to change. */
  by: string;
  /** What the look-up prefers, from elsewhere. */
  preferred?: unknown;
  /** Values by address of the field; null where there was none, or it fell with what it was read for. */
  values: Readonly<Record<string, unknown>>;
  /** True once a person retained their own group of answers instead. */
  declined?: boolean;
}

/** By source: the address of the look-up's field, or `RESETS`. */
export type FilledAnswers = Readonly<Record<string, Filled>>;

/** The source of what resets copy. */
export const RESETS = '';

/** True for a value that still is what this source filled in: it falls with what the source read. */
export function isFilledBy(filled: Filled | undefined, address: string, value: unknown): boolean {
  const own = filled?.values[address];
  return !isNothing(own) && sameAnswers(own, value);
}

/** True for a value that some look-up filled in, and no person typed. */
export function isLookupValue(filled: FilledAnswers, address: string, value: unknown): boolean {
  return Object.entries(filled).some(
    ([source, one]) => source !== RESETS && isFilledBy(one, address, value),
  );
}

/** Paths of the answers inside of a group of fields. */
export function answeredIn(answers: unknown, group: readonly string[]): string[][] {
  const value = valueAt(answers, group);
  if (!isObject(value)) return isNothing(value) ? [] : [[...group]];
  return Object.keys(value).flatMap((name) => answeredIn(answers, [...group, name]));
}

/** True for a group of fields in which a person answered something. */
export function isTypedIn(
  answers: unknown,
  group: readonly string[],
  filled: FilledAnswers,
): boolean {
  const sources = Object.values(filled);
  return answeredIn(answers, group).some((path) => {
    const value = valueAt(answers, path);
    return !sources.some((source) => isFilledBy(source, path.join('/'), value));
  });
}

/** The group around a field that a look-up fills from outside of it, as that of a CUPS fills an address; null for none. */
export function groupFilled(source: string, path: readonly string[]): readonly string[] | null {
  if (source === RESETS) return null;
  const [own, group] = [source.split('/').slice(0, -1), path.slice(0, -1)];
  const isInside = group.length > own.length && own.every((name, place) => group[place] === name);
  return isInside ? group : null;
}
