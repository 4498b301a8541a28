import { flushSync } from 'react-dom';
import type { SmallStore } from '#ui/small-store.ts';
import type { ValidationError } from './errors/validation-errors.ts';

/**
 * What a widget or a look-up found out about a field: a validation error, shown at once; that it is still being checked,
 * and a submit waits; that it is not offered, and neither its answer nor its validation errors count; that there is
 * nothing to choose from, and no validation error demands it; or that its list did not load, and a demand says that the
 * step waits for it.
 */
export type FieldStatus =
  | { validationError: ValidationError }
  | 'checking'
  | 'absent'
  | 'nothing'
  | 'unloaded';

/** The statuses of a form's fields, by the id of the widget or look-up that found them. */
export type FieldStatuses = SmallStore<
  ReadonlyMap<string, { path: readonly string[]; is: FieldStatus }>
>;

const entriesOf = (fieldStatuses: FieldStatuses) => [...fieldStatuses.read().values()];

const pathsOf = (fieldStatuses: FieldStatuses, status: FieldStatus) =>
  entriesOf(fieldStatuses).flatMap(({ path, is }) => (is === status ? [[...path]] : []));

/** Paths of the fields that are not offered at the moment. */
export function absentFields(fieldStatuses: FieldStatuses): string[][] {
  return pathsOf(fieldStatuses, 'absent');
}

/** Paths of the fields that offer nothing at the moment. */
export function emptyFields(fieldStatuses: FieldStatuses): string[][] {
  return pathsOf(fieldStatuses, 'nothing');
}

/** Paths of the fields whose list did not load. */
export function unloadedFields(fieldStatuses: FieldStatuses): string[][] {
  return pathsOf(fieldStatuses, 'unloaded');
}

/** Validation errors that were found beside the schema's. */
export function statusErrors(
  fieldStatuses: FieldStatuses,
): { path: string[]; validationError: ValidationError }[] {
  return entriesOf(fieldStatuses).flatMap(({ path, is }) =>
    typeof is === 'object' ? [{ path: [...path], validationError: is.validationError }] : [],
  );
}

/** True while a field is still being checked. */
export function isChecking(fieldStatuses: FieldStatuses): boolean {
  return entriesOf(fieldStatuses).some(({ is }) => is === 'checking');
}

const changeOf = (fieldStatuses: FieldStatuses) =>
  new Promise<void>((resolve) => {
    const unsubscribe = fieldStatuses.subscribe(() => {
      unsubscribe();
      resolve();
    });
  });

/** Resolves when nothing is being checked any more, including what the checks filled in. */
export async function settled(fieldStatuses: FieldStatuses): Promise<void> {
  while (isChecking(fieldStatuses)) {
    await changeOf(fieldStatuses);
    // A result fills in other fields, whose own look-ups start once those are rendered.
    flushSync(() => {});
  }
}
