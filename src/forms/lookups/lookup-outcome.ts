import { sameAnswers } from '#domain/submission.ts';
import { isNothing } from '#domain/values/nothing.ts';
import { sameWords } from '#domain/values/same-words.ts';
import { valueAt } from '#domain/values/value-at.ts';
import { type Filled, isFilledBy } from '#forms/engine/answers/filled-answers.ts';
import { pathOfAddress } from '#forms/engine/field-address.ts';
import type { AnswerChange } from '#forms/engine/form-store.ts';
import {
  type Before,
  type Found,
  fallen,
  fillsOf,
  type LookedUp,
  type OfferedEntry,
  sourceOf,
} from './lookup-fills.ts';
import { takenInstead } from './lookup-params.ts';

/** What the form's answers become, and what of them is filled in; `gone` where an answer was taken back. */
export interface LookupOutcome {
  changes: AnswerChange[];
  filled: Filled;
  gone: boolean;
}

/** The preferred answer of a look-up, as it is answered elsewhere. */
const preferredBy = ({ lookup, answers, field }: LookedUp) =>
  lookup.prefer === undefined ? undefined : valueAt(answers, pathOfAddress(lookup.prefer, field));

/**
 * What the form's answers become with what a look-up found: what it filled in follows the answers that it was read for,
 * and falls where nothing replaces it; what a person typed remains. Null where nothing changes. The same look-up over
 * the same answers changes them once.
 */
export function afterLookup(one: LookedUp): LookupOutcome | null {
  const { state, params, field, filled, isTyping, isFresh } = one;
  const source = sourceOf(field);
  const before = filled[source];
  const preferred = preferredBy(one);
  const prefersSame = sameAnswers(before?.preferred ?? null, preferred ?? null);
  const isSame = before !== undefined && before.by === params && prefersSame;
  const record = (values: Filled['values'], by = params ?? ''): Filled => ({
    by,
    ...(preferred === undefined ? {} : { preferred }),
    ...(isSame && before.declined ? { declined: true } : {}),
    values,
  });
  if (state === 'ready') {
    const {
      changes,
      values,
      gone = false,
    } = found(one, {
      ...{ before, isSame, preferred },
      isReread: isSame && !isFresh,
    });
    return { changes, filled: record(values), gone };
  }
  if (!before || isSame) return null;
  // The answer is on its way, and the form waits for it.
  const isBetween = state === 'loading' || (state === 'waiting' && isTyping);
  const falling = isBetween ? (prefersSame ? [] : [source]) : Object.keys(before.values);
  const { changes, values } = fallen(one, before, falling);
  return { changes, filled: record(values, isBetween ? '' : undefined), gone: false };
}

function found(one: LookedUp, known: Before): Found {
  const { lookup, entries, field, choices } = one;
  const { none, many } = lookup;
  if (entries.length === 0 && typeof none === 'object' && 'clear' in none) {
    if (known.isSame) return { changes: [], values: { ...known.before?.values } };
    const { changes, values } = known.before
      ? fallen(one, known.before, Object.keys(known.before.values))
      : { changes: [], values: {} };
    const cleared = none.clear.map(
      (address) => [pathOfAddress(address, field), undefined] as const,
    );
    return { changes: [...changes, ...cleared], values };
  }
  if (choices) return offered(one, choices, known);
  return fillsOf(one, entries.length === 1 || many === 'fill' ? entries[0] : undefined, known);
}

/** The entry that is chosen where no person chose: the preferred one, or the one that the look-up fills in. */
function wantedOf({ lookup }: LookedUp, choices: readonly OfferedEntry[], preferred: unknown) {
  const { prefer } = lookup;
  const [first] = choices;
  if (prefer !== undefined && choices.some(({ value }) => value === String(preferred)))
    return String(preferred);
  const few = lookup[choices.length === 1 ? 'one' : 'many'];
  if (first && (few === 'fill' || few === 'hide')) return first.value;
  return first ? undefined : takenInstead(lookup);
}

/** The entry that a person typed the name of while the look-up had failed. */
function typedFor(
  { lookup, answerOf }: LookedUp,
  choices: readonly OfferedEntry[],
  value: unknown,
) {
  if (lookup.error !== 'type' || typeof value !== 'string') return undefined;
  const meant = choices.find((one) => sameWords(one.value, value));
  return meant && answerOf(meant.value);
}

function offered(one: LookedUp, choices: readonly OfferedEntry[], known: Before): Found {
  const { lookup, field, answers, also, gone, answerOf } = one;
  const { before, isSame, isReread, preferred } = known;
  const own = sourceOf(field);
  const value = valueAt(answers, field);
  const was = before?.values[own];
  const entryOf = (answer: unknown) => choices.find((one) => one.value === String(answer))?.entry;
  const chosen = wantedOf(one, choices, preferred);
  const wanted = chosen === undefined ? undefined : answerOf(chosen);
  const isEmpty = isNothing(value) || sameAnswers(value, gone);
  const isTyped = choices.length === 0 && lookup.none === 'type';
  const isThere = also.includes(String(value)) || isTyped;

  const answer = (): unknown => {
    if (isEmpty) {
      const isCleared = isReread && wanted !== undefined && sameAnswers(was, wanted);
      return wanted === undefined || isCleared ? value : wanted;
    }
    // Where the same offer is only read again, the retailer's refusal stays beside the answer.
    if (entryOf(value) === undefined)
      return isThere || isReread ? value : (typedFor(one, choices, value) ?? wanted ?? gone);
    return isFilledBy(before, own, value) && !isSame ? (wanted ?? gone) : value;
  };
  const next = answer();
  const { changes, values } = fillsOf(one, entryOf(next), known);
  const isOffer = choices.length > 0 || typeof lookup.none !== 'object';
  return {
    changes: sameAnswers(next, value) ? changes : [[[...field], next], ...changes],
    values: { ...values, [own]: wanted ?? (isSame ? (was ?? null) : null) },
    gone: isOffer && !isEmpty && entryOf(value) === undefined && sameAnswers(next, gone),
  };
}
