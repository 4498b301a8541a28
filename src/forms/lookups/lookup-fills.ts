import { sameAnswers } from '#domain/submission.ts';
import { isNothing } from '#domain/values/nothing.ts';
import { valueAt } from '#domain/values/value-at.ts';
import {
  type Filled,
  type FilledAnswers,
  groupFilled,
  isFilledBy,
  isLookupValue,
  isTypedIn,
} from '#forms/engine/answers/filled-answers.ts';
import { pathOfAddress } from '#forms/engine/field-address.ts';
import type { AnswerChange } from '#forms/engine/form-store.ts';
import type { Choice, FieldLookupState } from './lookup-context.ts';
import type { Lookup } from './lookup-params.ts';

export type Entry = Readonly<Record<string, unknown>>;
type Path = readonly string[];

/** An entry as a choice. */
export type OfferedEntry = Pick<Choice, 'value' | 'entry'>;

/** A look-up as it is now, and the field that it belongs to. */
export interface LookedUp {
  lookup: Lookup;
  field: Path;
  state: FieldLookupState['state'];
  /** What it is read for, as text; null while an answer that it takes is missing or wrong. */
  params: string | null;
  entries: readonly Entry[];
  /** The entries as choices; null where the look-up checks what is typed. */
  choices: readonly OfferedEntry[] | null;
  /** Choices that are there whatever the look-up finds. */
  also: readonly string[];
  /** What the answer becomes when it is offered no more. */
  gone: unknown;
  /** From a choice to the answer as the schema wants it. */
  answerOf: (value: string) => unknown;
  /** True for a field that no person sees: what stands in it was never typed. */
  isHidden: (path: Path) => boolean;
  /** All answers, with the facts. */
  answers: unknown;
  /** What was filled into the form before. */
  filled: FilledAnswers;
  /** True where its field has just come to the page. */
  isFresh: boolean;
  /** True while a person types, whose half an answer is no other answer yet. */
  isTyping: boolean;
}

/** Address from the form's root of the field of a look-up: the source of what it fills in. */
export const sourceOf = (field: Path): string => field.join('/');

/** A look-up as it was before. */
export interface Before {
  before: Filled | undefined;
  /** True where it was read for the same before. */
  isSame: boolean;
  /** True where it was on the page then: what is empty now, a person emptied. */
  isReread: boolean;
  preferred: unknown;
}

/** What changes with what was found, and the values by address that are filled in then. */
export interface Found {
  changes: AnswerChange[];
  values: Record<string, unknown>;
  gone?: boolean;
}

const member = (entry: Entry | undefined, address: string) => {
  const value = valueAt(entry, address.split('/'));
  return isNothing(value) ? undefined : value;
};

/** What falls of what was filled in, at these addresses. */
export function fallen(one: LookedUp, before: Filled, addresses: readonly string[]): Found {
  const { answers, field, gone, isHidden } = one;
  const changes = addresses.flatMap((address): AnswerChange[] => {
    const path = address.split('/');
    const isOurs = isHidden(path) || isFilledBy(before, address, valueAt(answers, path));
    return isOurs ? [[path, address === sourceOf(field) ? gone : undefined]] : [];
  });
  const none = addresses.map((address) => [address, null] as const);
  return { changes, values: { ...before.values, ...Object.fromEntries(none) } };
}

/** What an entry fills in; without one what was filled in falls. */
export function fillsOf(
  one: LookedUp,
  entry: Entry | undefined,
  { before, isSame, isReread }: Before,
): Found {
  const { lookup, field, answers, filled, isHidden } = one;
  const changes: AnswerChange[] = [];
  const values: Record<string, unknown> = {};
  for (const [named, of] of Object.entries(lookup.fills ?? {})) {
    const path = pathOfAddress(named, field);
    const address = path.join('/');
    const value = member(entry, of);
    const now = valueAt(answers, path);
    const was = before?.values[address];
    values[address] = value ?? null;
    if (isHidden(path)) {
      if (!sameAnswers(now, value)) changes.push([path, value]);
      continue;
    }
    const isEmpty = isNothing(now);
    if (isSame && sameAnswers(was, value ?? null) && (isReread || !isEmpty)) continue;
    const isOurs = isLookupValue(filled, address, now);
    const group = groupFilled(sourceOf(field), path);
    // A group in which a person typed is replaced as a whole or not at all: the page offers it.
    const isOffered = group !== null && was !== undefined && isTypedIn(answers, group, filled);
    if (isOurs) changes.push([path, isOffered && !sameAnswers(now, value) ? undefined : value]);
    else if (isEmpty && !isOffered && value !== undefined) changes.push([path, value]);
  }
  return { changes, values };
}
