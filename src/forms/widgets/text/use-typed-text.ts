import { useEffect, useRef, useState } from 'react';
import { useFormSurroundings } from '#forms/form-surroundings.ts';

/** A pause in typing after which a long form gets what stands there, so that nothing typed is lost. */
const PAUSE_MS = 500;

interface TypedTextOptions {
  /** The answer in the form's data. */
  value: unknown;
  onChange: (value: string | undefined) => void;
  /** From what is typed to the answer. */
  normalise: (text: string) => string;
  /** From the answer to what is shown when nobody types. */
  present: (value: string) => string;
  /** True when something follows each key: the form gets it at once, however long it is. */
  isFollowed?: boolean | undefined;
  /** Told of the answer when the field is left, and before the form is checked. */
  onLeave?: ((answer: string) => void) | undefined;
}

/**
 * A text while it is typed. The form's data gets the normalised answer at each key (in long forms, at a pause and
 * when the field is left); the customer sees what was typed until the field is left, then the answer as it is presented.
 */
export function useTypedText({
  value,
  onChange,
  normalise,
  present,
  isFollowed = false,
  onLeave,
}: TypedTextOptions) {
  const { commitsOnBlur, typed } = useFormSurroundings();
  const answer = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const [shown, setShown] = useState({ text: present(answer), answer });
  if (shown.answer !== answer) setShown({ text: present(answer), answer });

  const commit = (text: string, visible: string) => {
    const next = normalise(text);
    setShown({ text: visible, answer: next });
    if (next !== answer) onChange(next === '' ? undefined : next);
  };
  const leave = () => {
    const next = normalise(shown.text);
    commit(shown.text, present(next));
    onLeave?.(next);
  };

  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ leave, rest: () => {} });
  useEffect(() => {
    latest.current = { leave, rest: () => commit(shown.text, shown.text) };
  });
  useEffect(() => {
    const hand = () => latest.current.leave();
    typed.add(hand);
    return () => {
      typed.delete(hand);
      clearTimeout(pause.current);
    };
  }, [typed]);

  const type = (text: string) => {
    if (isFollowed || !commitsOnBlur) return commit(text, text);
    setShown({ text, answer: shown.answer });
    clearTimeout(pause.current);
    pause.current = setTimeout(() => latest.current.rest(), PAUSE_MS);
  };

  return { text: shown.text, type, leave };
}
