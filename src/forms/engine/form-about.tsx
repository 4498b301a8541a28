import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useStored } from '#ui/use-stored.ts';
import { takeBack } from './fallen-answers.ts';
import { valueAt, withValueAt } from './field-address.ts';
import { typedField } from './field-warnings.ts';
import { useFormContext } from './form-context.ts';

/**
 * Takes back the answers of the form around it that speak for one which has changed. A text counts when its field is
 * left: what is typed back in time takes nothing.
 */
export function FormAbout(): null {
  const { form, name, facts, answers: store, held, frozen } = useFormContext();
  const answers = useStored(store);
  // Before the first effect: what a reset changes at the start is a change.
  const rested = useRef(answers);

  const settle = useCallback(
    (typed: string[] | null) => {
      const before = rested.current;
      const all = store.read();
      const now = typed ? withValueAt(all, typed, valueAt(before, typed)) : all;
      rested.current = now;
      takeBack(form, store, { before, now, facts, held: [...held] });
    },
    [form, facts, store, held],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: other answers are the reason to look
  useLayoutEffect(() => {
    if (!frozen) settle(typedField(name));
  }, [answers, frozen, settle, name]);
  useEffect(() => {
    const leave = () => frozen || settle(null);
    document.addEventListener('focusout', leave);
    document.addEventListener('submit', leave, true);
    return () => {
      document.removeEventListener('focusout', leave);
      document.removeEventListener('submit', leave, true);
    };
  }, [frozen, settle]);
  // A form that is removed while a text is typed has no focus to lose.
  const end = useEffectEvent(() => settle(null));
  useEffect(() => () => end(), []);
  return null;
}
