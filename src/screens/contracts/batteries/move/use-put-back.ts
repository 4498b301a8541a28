import { useEffect, useRef } from 'react';
import { type Answers, sameAnswers } from '#domain/submission.ts';
import type { ExplainedAttempt } from '#forms/form-view.tsx';

/** Failures after which what was typed stays: it is corrected, or sent once somebody signed in or the code came. */
const KEEPING = ['invalid', 'signed-out', 'unreachable', 'outdated'];

/**
 * Puts answers back when an attempt failed (customer area, section 8), and again when something else turns out to be in
 * force, unless the customer has chosen anew meanwhile.
 */
export function usePutBack({ store, problem }: ExplainedAttempt, lastKnown: Answers): void {
  const put = useRef<Answers | null>(null);
  useEffect(() => {
    if (!problem || KEEPING.includes(problem.kind)) {
      put.current = null;
      return;
    }
    const isChosenAnew =
      put.current && !sameAnswers({ ...store.read(), ...put.current }, store.read());
    if (isChosenAnew) return;
    put.current = lastKnown;
    store.set(Object.entries(lastKnown).map(([name, value]) => [[name], value]));
  }, [store, problem, lastKnown]);
}
