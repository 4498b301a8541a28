import { useEffect, useRef } from 'react';
import { type Answers, sameAnswers } from '#domain/submission.ts';
import type { ExplainedAttempt } from '#forms/form-view.tsx';

/** Failures after which the input remains: it is corrected, or sent once the user signed in or the code is loaded. */
const RETAINS_INPUT = ['invalid', 'signed-out', 'unreachable', 'outdated'];

/**
 * Restores answers when an attempt failed (customer area, section 8), and again when other values turn out to be in
 * force, unless the customer has changed them meanwhile.
 */
export function usePutBack({ store, problem }: ExplainedAttempt, lastKnown: Answers): void {
  const put = useRef<Answers | null>(null);
  useEffect(() => {
    if (!problem || RETAINS_INPUT.includes(problem.kind)) {
      put.current = null;
      return;
    }
    const isChangedSince =
      put.current && !sameAnswers({ ...store.read(), ...put.current }, store.read());
    if (isChangedSince) return;
    put.current = lastKnown;
    store.set(Object.entries(lastKnown).map(([name, value]) => [[name], value]));
  }, [store, problem, lastKnown]);
}
