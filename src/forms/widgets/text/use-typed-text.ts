import { useState } from 'react';

interface TypedTextOptions {
  /** The answer in the form's data. */
  value: unknown;
  onChange: (value: string | undefined) => void;
  /** From what is typed to the answer. */
  normalise: (text: string) => string;
  /** From the answer to what is shown while the user does not type. */
  present: (value: string) => string;
  /** Called with the answer when the field is left. */
  onLeave?: ((answer: string) => void) | undefined;
}

/**
 * A text while it is typed. The form gets the normalised answer at each key; the customer sees what was typed until
 * the field is left, then the answer as it is presented.
 */
export function useTypedText({ value, onChange, normalise, present, onLeave }: TypedTextOptions) {
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
  return { text: shown.text, type: (text: string) => commit(text, text), leave };
}
