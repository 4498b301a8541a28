import type { CompiledReset, Facts } from '#config/configuration-types.ts';
import { type Answers, sameAnswers } from '#domain/submission.ts';
import { isNothing } from '#domain/values/nothing.ts';
import { valueAt } from '#domain/values/value-at.ts';
import { wizardReads } from '#domain/wizard/wizard-reads.ts';
import {
  type Filled,
  type FilledAnswers,
  isFilledBy,
  RESETS,
} from '#forms/engine/answers/filled-answers.ts';
import { withValueAt } from '#forms/engine/field-address.ts';
import { resetAnswers, resetPaths } from './reset-answers.ts';

const readsWizard = ({ set, reads }: CompiledReset) => wizardReads(set, reads).length > 0;

/** Addresses of the answers that resets take from the steps before: they follow these. */
export function followingAddresses(resets: readonly CompiledReset[]): string[] {
  return [...new Set(resetPaths(resets.filter(readsWizard)).map((path) => path.join('/')))];
}

/**
 * What resets set where they take answers from the steps before, as if those at the addresses were still empty. One that
 * waits for a change counts once it was done.
 */
function derivedByResets(
  resets: readonly CompiledReset[],
  addresses: readonly string[],
  answers: Answers,
  facts: Facts,
  filled: Filled | undefined,
): Answers {
  const wasDone = (reset: CompiledReset) =>
    readsWizard(reset) &&
    resetPaths([reset]).every((path) => !isNothing(filled?.values[path.join('/')]));
  const rules = resets.flatMap(({ changed, ...reset }) =>
    changed === undefined || wasDone(reset) ? [reset] : [],
  );
  const empty = addresses.reduce(
    (all, address) => withValueAt(all, address.split('/'), undefined),
    answers,
  );
  return resetAnswers(rules, null, empty, facts);
}

/** The answers of a form after its resets, and what of them these took from the steps before. */
export interface SettledAnswers {
  answers: Answers;
  filled: Filled;
}

/**
 * The answers of a form after its resets. What they took from the steps before, and no person changed since, becomes
 * what they take from these now, or is emptied.
 *
 * @param before what was answered before the change; null at the start.
 */
export function settledAnswers(
  resets: readonly CompiledReset[],
  before: Answers | null,
  answers: Answers,
  facts: Facts,
  filled: Filled | undefined,
): SettledAnswers {
  const addresses = followingAddresses(resets);
  const answer = (address: string) => valueAt(answers, address.split('/'));
  const isFilled = (address: string) => isFilledBy(filled, address, answer(address));
  const derive = (empty: readonly string[]) =>
    empty.length > 0 ? derivedByResets(resets, empty, answers, facts, filled) : answers;
  const derived = derive(addresses);
  // A reset may fill one in only where another is missing too: what a person typed beside it counts.
  const untyped = addresses.filter((one) => isNothing(answer(one)) || isFilled(one));
  const besideTyped = untyped.length === addresses.length ? derived : derive(untyped);
  const values: Record<string, unknown> = {};
  let followed = answers;
  for (const address of addresses) {
    const path = address.split('/');
    const isMissing = isNothing(answer(address));
    const value = valueAt(isMissing ? besideTyped : derived, path);
    values[address] = value ?? null;
    if (sameAnswers(values[address], filled?.values[address] ?? null)) continue;
    if (isMissing || isFilled(address)) followed = withValueAt(followed, path, value);
  }
  const next = resetAnswers(resets, before, followed, facts);
  for (const path of resetPaths(resets.filter((one) => one.changed && readsWizard(one)))) {
    const value = valueAt(next, path);
    if (!sameAnswers(value, valueAt(followed, path))) values[path.join('/')] = value ?? null;
  }
  return { answers: next, filled: { by: '', values } };
}

/**
 * What look-ups filled in, once resets emptied some of it after a change: these read it again, as no person emptied it.
 */
export function readAgain(
  resets: readonly CompiledReset[],
  before: Answers,
  after: Answers,
  filled: FilledAnswers,
): [source: string, filled: Filled][] {
  const emptied = resetPaths(resets.filter(({ changed }) => changed))
    .filter((path) => !isNothing(valueAt(before, path)) && isNothing(valueAt(after, path)))
    .map((path) => path.join('/'));
  return Object.entries(filled)
    .filter(([source]) => source !== RESETS)
    .filter(([, { values }]) => emptied.some((address) => !isNothing(values[address])))
    .map(([source, one]) => [source, { ...one, by: '' }]);
}
