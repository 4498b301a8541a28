import type { CompiledForm } from '#config/configuration-types.ts';
import type { Answers } from '#domain/submission.ts';
import { isGiven } from '#domain/values/nothing.ts';
import { valueAt } from '#domain/values/value-at.ts';

/** Addresses of the answers of a step that the device never stores (decision 26). */
export function unstoredIn({ neverStored }: CompiledForm, answers: Answers): string[] {
  return neverStored.filter((address) => isGiven(valueAt(answers, address.split('/'))));
}

/**
 * Addresses that changes answer again. What is never stored cannot be read here: an answer about it is given again with
 * it, and it with an answer about it.
 */
export function changedIn(
  form: CompiledForm | undefined,
  paths: readonly (readonly string[])[],
): string[] {
  const changed = paths.map((path) => path.filter((part) => !/^\d+$/.test(part)).join('/'));
  const { neverStored = [], about = [] } = form ?? {};
  const together = about
    .map(({ field, of }) => [field, ...of].filter((address) => neverStored.includes(address)))
    .filter((one) => one.some((address) => changed.includes(address)));
  return [...new Set([...changed, ...together.flat()])];
}
