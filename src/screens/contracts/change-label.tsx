import type { ReactElement } from 'react';

/** The name of a button beside what it changes: a short word to see, and the whole to hear. */
export function ChangeLabel({ word, what }: { word: string; what: string }): ReactElement {
  return (
    <>
      {word} <span className="visually-hidden">{what}</span>
    </>
  );
}
