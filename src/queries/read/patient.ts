import { onReconnect, portalAnswers } from '#config/connection.ts';
import { type Problem, problemOf } from '#domain/problem.ts';

/** Longest pause that is accepted from the retailer (`Retry-After`), in seconds, and most pauses in a row. */
const LONGEST_PAUSE = 60;
const MOST_PAUSES = 5;

/** Calls back when the obstacle is gone; returns the function that cancels the wait. */
type Passing = (passed: () => void) => () => void;

interface Patience {
  signal: AbortSignal;
  /** Called with what is waited for, and with null when that has passed. */
  onWait: (problem: Problem | null) => void;
}

/**
 * Retries after failures that pass by themselves: a pause that the retailer requires, a lost connection. Throws what
 * `request` throws for anything else, and the reason of an abort.
 */
export async function patiently<T>(
  request: () => Promise<T>,
  { signal, onWait }: Patience,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await request();
    } catch (thrown) {
      const problem = problemOf(thrown);
      const passing = await passingOf(problem, attempt);
      if (!passing) throw thrown;
      onWait(problem);
      await untilPassed(passing, signal);
      onWait(null);
    }
  }
}

/** How a problem passes; null where it does not by itself. */
async function passingOf(problem: Problem, attempt: number): Promise<Passing | null> {
  if (problem.kind === 'too-many') {
    const seconds = problem.retryAfterSeconds ?? 2 ** attempt;
    if (attempt > MOST_PAUSES || seconds > LONGEST_PAUSE) return null;
    return (passed) => {
      const timer = setTimeout(passed, seconds * 1000);
      return () => clearTimeout(timer);
    };
  }
  // One answer that was lost while others come is no lost connection.
  if (problem.kind === 'no-answer' && !(await portalAnswers()))
    return (passed) => onReconnect(passed, true);
  return null;
}

function untilPassed(passing: Passing, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const stop = passing(() => {
      stop();
      resolve();
    });
    const abort = () => {
      stop();
      reject(signal.reason);
    };
    signal.addEventListener('abort', abort, { once: true });
  });
}
