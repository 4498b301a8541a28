import type { CompiledReset, Facts, ResetValue } from '#config/configuration-types.ts';
import { decimalSum } from '#domain/bills/decimal-sum.ts';
import { type Answers, sameAnswers } from '#domain/submission.ts';
import { valueAt } from '#domain/values/value-at.ts';
import { pathOfAddress, withValueAt } from '#forms/engine/field-address.ts';

/** Resets that set off one another come to rest after this many rounds, or are left where they are. */
const MOST_ROUNDS = 10;

/** Path of an address of a reset, which begins in its group, or at the root of the form. */
const pathIn = ({ in: group }: CompiledReset, address: string) =>
  pathOfAddress(address, group === undefined ? [''] : [...group.split('/'), '']);

/** Paths of all answers that resets may set. */
export function resetPaths(resets: readonly CompiledReset[]): string[][] {
  return resets.flatMap((reset) => Object.keys(reset.set).map((address) => pathIn(reset, address)));
}

/** Paths of the answers and facts that a reset looks at where it sets the answer at a path: what it copies, and its `if`. */
export function sourcesOfReset(reset: CompiledReset, path: readonly string[]): string[][] {
  const entry = Object.entries(reset.set).find(([to]) => sameAnswers(pathIn(reset, to), path));
  if (!entry) return [];
  const [, to] = entry;
  const copied = typeof to === 'object' && to !== null && 'from' in to ? [to.from] : [];
  return [...copied, ...(reset.reads ?? [])].map((address) => pathIn(reset, address));
}

function applies(reset: CompiledReset, before: Answers | null, now: Answers, facts: Facts) {
  const { at, changed, holds } = reset;
  const isChange = (address: string) => {
    const path = pathIn(reset, address);
    return before !== null && !sameAnswers(valueAt(before, path), valueAt(now, path));
  };
  if (at === 'start' && before !== null) return false;
  if (changed && !changed.some(isChange)) return false;
  return holds?.(known(now, facts)) ?? true;
}

const known = (answers: Answers, facts: Facts) => ({ ...answers, facts });

const isFigure = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);

/** The new answer that a reset says; undefined for none. What is no number counts as nothing in a sum. */
function computed(to: ResetValue, answer: (address: string) => unknown): unknown {
  if (typeof to !== 'object' || to === null) return to ?? undefined;
  if ('from' in to) return answer(to.from) ?? undefined;
  const figures = (addresses: readonly string[]) => addresses.map(answer).filter(isFigure);
  const [plus, minus] = [figures(to.sum), figures(to.minus ?? [])];
  return plus.length + minus.length > 0 ? decimalSum(plus, minus, to.decimals) : undefined;
}

function applied(reset: CompiledReset, answers: Answers, facts: Facts): Answers {
  return Object.entries(reset.set).reduce((all, [address, to]) => {
    const path = pathIn(reset, address);
    if (reset.at === 'start' && valueAt(all, path) !== undefined) return all;
    const value = computed(to, (taken) => valueAt(known(all, facts), pathIn(reset, taken)));
    return sameAnswers(valueAt(all, path), value) ? all : withValueAt(all, path, value);
  }, answers);
}

/** The answers after each reset of a form was done once, in the order they are written. */
export function resetRound(
  resets: readonly CompiledReset[],
  before: Answers | null,
  answers: Answers,
  facts: Facts,
): Answers {
  return resets.reduce(
    (all, reset) => (applies(reset, before, all, facts) ? applied(reset, all, facts) : all),
    answers,
  );
}

/**
 * The answers after the computed resets of a form, in the order they are written, again and again until
 * nothing changes any more; the same object when nothing did.
 *
 * @param before what was answered before the change; null at the start, when only resets without `changed` apply.
 */
export function resetAnswers(
  resets: readonly CompiledReset[],
  before: Answers | null,
  answers: Answers,
  facts: Facts,
): Answers {
  let [last, current] = [before, answers];
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const next = resetRound(resets, last, current, facts);
    if (next === current) return current;
    [last, current] = [current, next];
  }
  return current;
}
