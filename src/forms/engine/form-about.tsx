import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { valueAt } from '#domain/values/value-at.ts';
import { takeBack } from './answers/fallen-answers.ts';
import { useSettledAnswers } from './answers/use-settled-answers.ts';
import { typedField } from './errors/field-warnings.ts';
import { withValueAt } from './field-address.ts';
import { useFormContext } from './form-context.ts';

/**
 * Takes back the answers of the form around it that speak for one which has changed. A text counts when its field is
 * left: what is typed back in time takes nothing.
 */
export function FormAbout(): null {
  const { form, facts, answers: store, retained } = useFormContext();
  // Before the first effect: what a reset changes at the start is a change.
  const rested = useRef(store.read());

  const settle = useCallback(
    (typed: string[] | null) => {
      const before = rested.current;
      const all = store.read();
      const now = typed ? withValueAt(all, typed, valueAt(before, typed)) : all;
      rested.current = now;
      takeBack(form, store, { before, now, facts, retained: [...retained] });
    },
    [form, facts, store, retained],
  );

  useSettledAnswers({ typed: typedField, settle });
  // A form that is removed while a text is typed has no focus to lose.
  const end = useEffectEvent(() => settle(null));
  useEffect(() => () => end(), []);
  return null;
}
