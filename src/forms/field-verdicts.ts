import { useCallback, useEffect, useId } from 'react';
import { flushSync } from 'react-dom';
import type { Fault } from './form-faults.ts';
import { pathOfId } from './form-names.ts';
import { useFormSurroundings } from './form-surroundings.ts';
import type { SmallStore } from './small-store.ts';

/**
 * What somebody other than the schema found out about a field: a fault, shown at once; that it is still being
 * checked, and a submit waits; that it is not offered, and neither its answer nor its faults count; or that there is
 * nothing to choose from, and no fault demands it.
 */
export type Verdict = { fault: Fault } | 'checking' | 'absent' | 'nothing';

/** The verdicts of a form, by who said them. */
export type Verdicts = SmallStore<ReadonlyMap<string, { path: readonly string[]; is: Verdict }>>;

/**
 * For a widget or a look-up that judges its field by itself: call the function with what it found, or with null
 * to take it back; leaving the page takes it back too. A fault blocks the submit and stands in the error
 * summary; its text is `fields.<field>.errors.<keyword>`, else `validation.<keyword>`.
 *
 * @param id id of the field.
 */
export function useVerdict(id: string): (is: Verdict | null) => void {
  const { verdicts } = useFormSurroundings();
  const source = useId();
  const say = useCallback(
    (is: Verdict | null) => {
      const next = new Map(verdicts.read());
      if (is) next.set(source, { path: pathOfId(id), is });
      else if (!next.delete(source)) return;
      verdicts.write(next);
    },
    [verdicts, source, id],
  );
  useEffect(() => () => say(null), [say]);
  return say;
}

const said = (verdicts: Verdicts) => [...verdicts.read().values()];

const pathsOf = (verdicts: Verdicts, verdict: Verdict) =>
  said(verdicts).flatMap(({ path, is }) => (is === verdict ? [[...path]] : []));

/** Paths of the fields that are not offered at the moment. */
export function absentFields(verdicts: Verdicts): string[][] {
  return pathsOf(verdicts, 'absent');
}

/** Paths of the fields that offer nothing at the moment. */
export function emptyFields(verdicts: Verdicts): string[][] {
  return pathsOf(verdicts, 'nothing');
}

/** Faults that were found beside the schema's. */
export function verdictFaults(verdicts: Verdicts): { path: string[]; fault: Fault }[] {
  return said(verdicts).flatMap(({ path, is }) =>
    typeof is === 'object' ? [{ path: [...path], fault: is.fault }] : [],
  );
}

/** True while a field is still being checked. */
export function isChecking(verdicts: Verdicts): boolean {
  return said(verdicts).some(({ is }) => is === 'checking');
}

const changeOf = (verdicts: Verdicts) =>
  new Promise<void>((resolve) => {
    const leave = verdicts.subscribe(() => {
      leave();
      resolve();
    });
  });

/** Resolves when nothing is being checked any more, nor what that filled in. */
export async function settled(verdicts: Verdicts): Promise<void> {
  while (isChecking(verdicts)) {
    await changeOf(verdicts);
    // What was found fills in other fields; once that is drawn their own look-ups say that they are under way.
    flushSync(() => {});
  }
}
