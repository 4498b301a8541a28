import { isNothing } from '#domain/nothing.ts';
import { sameAnswers } from '#domain/submission.ts';
import { pathOfAddress, valueAt } from '#forms/engine/field-address.ts';
import type { AnswerChange } from '#forms/engine/form-store.ts';
import type { Choice } from './lookup-context.ts';
import type { Lookup } from './lookup-params.ts';

type Entry = Readonly<Record<string, unknown>>;

/** A look-up that came to an end, and the field it stands on. */
export interface LookedUp {
  lookup: Lookup;
  field: readonly string[];
  entries: readonly Entry[];
  /** The entries as choices; null where the look-up checks what is typed. */
  choices: readonly Choice[] | null;
  /** Choices that are there whatever the look-up finds. */
  also: readonly string[];
  /** The answer of the field. */
  value: unknown;
  /** What the answer becomes when it is offered no more. */
  gone: unknown;
  /** From a choice to the answer as the schema wants it. */
  answerOf: (value: string) => unknown;
  /** All answers, to see what is filled already, with the facts. */
  answers: unknown;
  /** True when the customer changed what the look-up takes: what it finds goes over what stands there. */
  asked: boolean;
  /** All answers as they were when it was asked: what the customer wrote since then stays. */
  before: unknown;
  /** What the look-up filled in before, by address: it goes when the next entry knows no better. */
  filled: Map<string, unknown>;
}

const member = (entry: Entry | undefined, address: string) => {
  const value = valueAt(entry, address.split('/'));
  return isNothing(value) ? undefined : value;
};

/** What an entry fills in: everything when it was chosen, what it knows when it was found. */
export function fillsOf(one: LookedUp, entry: Entry | undefined, chosen: boolean): AnswerChange[] {
  const { lookup, field, answers, before, asked, filled } = one;
  return Object.entries(lookup.fills ?? {}).flatMap(([address, of]): AnswerChange[] => {
    const path = pathOfAddress(address, field);
    const value = member(entry, of);
    const now = valueAt(answers, path);
    const isOurs =
      value === undefined
        ? filled.has(address) && filled.get(address) === now
        : asked && sameAnswers(valueAt(before, path), now);
    if (!(isOurs || isNothing(now) || (chosen && asked))) return [];
    filled.set(address, value);
    return [[path, value]];
  });
}

function afterOffer(one: LookedUp, choices: readonly Choice[]): AnswerChange[] {
  const { lookup, value, answerOf, answers, field } = one;
  const entryOf = (wanted: unknown) =>
    choices.find((choice) => choice.value === String(wanted))?.entry;
  const take = (taken: string): AnswerChange[] => [
    [one.field, answerOf(taken)],
    ...fillsOf(one, entryOf(taken), true),
  ];
  if (!isNothing(value) && entryOf(value)) return fillsOf(one, entryOf(value), true);
  if (!isNothing(value) && one.also.includes(String(value))) return [];
  const { prefer } = lookup;
  const preferred = prefer && valueAt(answers, pathOfAddress(prefer, field));
  if (entryOf(preferred)) return take(String(preferred));
  const [first] = choices;
  const few = lookup[choices.length === 1 ? 'one' : 'many'];
  if (first && (few === 'fill' || few === 'hide')) return take(first.value);
  const { none } = lookup;
  if (!first && typeof none === 'object' && 'take' in none) return take(none.take);
  const staysTyped = !first && none === 'type';
  return staysTyped || isNothing(value) || value === one.gone ? [] : [[one.field, one.gone]];
}

/** What the form's answers become once a look-up found what it found. */
export function afterLookup(one: LookedUp): AnswerChange[] {
  const { lookup, entries, field, choices } = one;
  const { none, many } = lookup;
  if (entries.length === 0 && typeof none === 'object' && 'clear' in none)
    return none.clear.map((address) => [pathOfAddress(address, field), undefined]);
  if (choices) return afterOffer(one, choices);
  return entries.length === 1 || many === 'fill' ? fillsOf(one, entries[0], false) : [];
}
