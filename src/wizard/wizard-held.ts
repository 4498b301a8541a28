import type { CompiledForm } from '#config/configuration-types.ts';
import { isNothing } from '#domain/nothing.ts';
import type { Answers } from '#domain/submission.ts';
import { valueAt } from '#forms/engine/field-address.ts';
import { schemaAt } from '#forms/engine/schema-at.ts';

/** True for an answer that says something: a file, a text, a tick. */
export function isGiven(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return !isNothing(value) && value !== false;
}

/** Addresses of the answers of a step that the device never stores (decision 26). */
export function unstoredIn({ neverStored }: CompiledForm, answers: Answers): string[] {
  return neverStored.filter((address) => isGiven(valueAt(answers, address.split('/'))));
}

const isAccount = ({ schema }: CompiledForm, address: string) =>
  schemaAt(schema, address.split('/'))?.format === 'iban';

/**
 * Addresses that changes answer anew. What was agreed to about an account goes with it: where a step has one, its
 * answers that are never stored are given anew together.
 */
export function changedIn(
  form: CompiledForm | undefined,
  paths: readonly (readonly string[])[],
): string[] {
  const changed = paths.map((path) => path.filter((part) => !/^\d+$/.test(part)).join('/'));
  const { neverStored = [] } = form ?? {};
  const isPrivate = changed.some((address) => neverStored.includes(address));
  if (!form || !isPrivate || !neverStored.some((address) => isAccount(form, address)))
    return changed;
  return [...changed, ...neverStored];
}
