import { useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldStatuses, isChecking, settled } from './field-status.ts';

/**
 * A submit waits for what is still being looked up: `hold` gives true when it keeps one back, and submits the form
 * once all is known. `waiting` is true meanwhile.
 */
export function useHeldSubmit(fieldStatuses: FieldStatuses) {
  const [waiting, setWaiting] = useState(false);
  const hold = (form: HTMLFormElement): boolean => {
    if (waiting) return true;
    if (!isChecking(fieldStatuses)) return false;
    setWaiting(true);
    void settled(fieldStatuses).then(() => {
      flushSync(() => setWaiting(false));
      form.requestSubmit();
    });
    return true;
  };
  return { waiting, hold };
}
