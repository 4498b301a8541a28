import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { isChecking, settled, type Verdicts } from './field-verdicts.ts';
import { useHandOver } from './use-hand-over.ts';

/**
 * Before a form is checked: what is typed reaches it, and a submit waits for what is still being looked up.
 * `prepare` belongs on the capture of the submit event; `waiting` while one is held.
 */
export function useHeldSubmit(typed: ReadonlySet<() => void>, verdicts: Verdicts) {
  const [waiting, setWaiting] = useState(false);
  const handOver = useHandOver(typed);
  const prepare = (event: FormEvent<HTMLElement>) => {
    handOver();
    if (!isChecking(verdicts)) return;
    event.preventDefault();
    event.stopPropagation();
    // The one that waits already speaks for this one.
    if (waiting) return;
    const form = event.target as HTMLFormElement;
    setWaiting(true);
    void settled(verdicts).then(() => {
      flushSync(() => setWaiting(false));
      form.requestSubmit();
    });
  };
  return { waiting, prepare };
}
