import { useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldStatuses, isChecking, settled } from '#forms/engine/field-status.ts';

/**
 * A submit waits for what is still being looked up: `hold` gives true when it keeps one back, and submits the form
 * once all is known. `waiting` is true meanwhile.
 */
export function usePendingSubmit(fieldStatuses: FieldStatuses) {
  const [waiting, setWaiting] = useState(false);
  const hold = (form: HTMLFormElement): boolean => {
    if (waiting) return true;
    if (!isChecking(fieldStatuses)) return false;
    setWaiting(true);
    // In a task of its own: a browser ignores `requestSubmit` until the submit event that is kept back has ended, and an
    // answer that came just before it settles the form within that event (HTML standard, form submission: "firing
    // submission events").
    void settled(fieldStatuses).then(() =>
      setTimeout(() => {
        flushSync(() => setWaiting(false));
        form.requestSubmit();
      }),
    );
    return true;
  };
  return { waiting, hold };
}
