import type { IChangeEvent } from '@rjsf/core/lib/components/Form.js';
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type Answers, sameAnswers } from '#domain/submission.ts';
import { withValueAt } from './field-address.ts';
import { remembered } from './form-memory.ts';
import { pathOfId } from './form-names.ts';
import type { FormSurroundings } from './form-surroundings.ts';
import { smallStore } from './small-store.ts';

/**
 * What stands in a form. `given` are the answers to begin with; other ones, given later, take their place.
 * `tell` hears of every change but RJSF's own defaults, with the paths of the fields that changed.
 */
export function useFormAnswers(
  given: Answers,
  tell: (answers: Answers, paths: readonly (readonly string[])[]) => void,
) {
  const [store] = useState(() => smallStore(given));
  const answers = useSyncExternalStore(store.subscribe, store.read);

  // Other answers are other in content: a caller may write them in place, and effects may run again.
  const before = useRef(given);
  useLayoutEffect(() => {
    const isOther = !sameAnswers(given, before.current);
    before.current = given;
    if (isOther && !sameAnswers(given, store.read())) store.write(given);
  }, [given, store]);

  const told = useRef(tell);
  useLayoutEffect(() => {
    told.current = tell;
  });

  // What RJSF answers in the same commit was made of what it was handed in the one before.
  const handed = useRef(answers);
  useLayoutEffect(() => {
    handed.current = answers;
  });

  const change = ({ formData }: IChangeEvent, id?: string) => {
    const { facts: _facts, ...current } = formData as Answers;
    const path = pathOfId(id);
    const { current: known } = handed;
    store.write(remembered({ before: store.read(), known, after: current, changed: path }));
    // Without a field it is RJSF that put its defaults in.
    if (id !== undefined) told.current(store.read(), [path]);
  };
  const [fill] = useState((): FormSurroundings['fill'] => (changes) => {
    const next = changes.reduce(
      (all, [path, value]) => withValueAt(all, path, value),
      store.read(),
    );
    if (sameAnswers(next, store.read())) return;
    store.write(next);
    told.current(
      next,
      changes.map(([path]) => path),
    );
  });
  return { store, answers, change, fill };
}
