import { onReconnect, portalAnswers } from '#config/connection.ts';
import { type Problem, problemOf } from '#domain/problem.ts';

/** Longest pause that the retailer may ask for, in seconds, and most pauses in a row. */
const LONGEST_PAUSE = 60;
const MOST_PAUSES = 5;

/** Calls back when something has passed; gives what stops that. */
type Passing = (passed: () => void) => () => void;

interface Patience {
  signal: AbortSignal;
  /** Called with what is waited for, and with null when that has passed. */
  onWait: (problem: Problem | null) => void;
}

/**
 * Asks again after what passes by itself: a pause that the retailer asks for, a connection that is lost. Throws what
 * `ask` does for anything else, and the reason of an abort.
 */
export async function patiently<T>(
  ask: () => Promise<T>,
  { signal, onWait }: Patience,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask();
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
