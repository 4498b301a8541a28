import { useEffect, useRef, useState } from 'react';
import { useFormSurroundings } from '#forms/form-surroundings.ts';

interface TypedTextOptions {
  /** The answer in the form's data. */
  value: unknown;
  onChange: (value: string | undefined) => void;
  /** From what is typed to the answer. */
  normalise: (text: string) => string;
  /** From the answer to what is shown when nobody types. */
  present: (value: string) => string;
}

/**
 * A text while it is typed. The form's data gets the normalised answer at each key (in long forms, when the
 * field is left); the customer sees what was typed until the field is left, then the answer as it is presented.
 */
export function useTypedText({ value, onChange, normalise, present }: TypedTextOptions) {
  const { commitsOnBlur, typed } = useFormSurroundings();
  const answer = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const [shown, setShown] = useState({ text: present(answer), answer });
  if (shown.answer !== answer) setShown({ text: present(answer), answer });

  const commit = (text: string, visible: string) => {
    const next = normalise(text);
    setShown({ text: visible, answer: next });
    if (next !== answer) onChange(next === '' ? undefined : next);
  };
  const leave = () => commit(shown.text, present(normalise(shown.text)));

  const flush = useRef(leave);
  useEffect(() => {
    flush.current = leave;
  });
  useEffect(() => {
    const hand = () => flush.current();
    typed.add(hand);
    return () => {
      typed.delete(hand);
    };
  }, [typed]);

  return {
    text: shown.text,
    type: (text: string) =>
      commitsOnBlur ? setShown({ text, answer: shown.answer }) : commit(text, text),
    leave,
  };
}
