import { useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldStatuses, isChecking, settled } from '#forms/engine/field-status.ts';

/**
 * A submit waits for pending look-ups: `hold` returns true when it defers one, and submits the form once all look-ups
 * have settled. `waiting` is true meanwhile.
 */
export function usePendingSubmit(fieldStatuses: FieldStatuses) {
  const [waiting, setWaiting] = useState(false);
  const hold = (form: HTMLFormElement): boolean => {
    if (waiting) return true;
    if (!isChecking(fieldStatuses)) return false;
    setWaiting(true);
    // In its own task: a browser ignores `requestSubmit` until the deferred submit event has ended, and a response
    // that arrived just before it settles the form within that event (HTML standard, form submission: "firing
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
