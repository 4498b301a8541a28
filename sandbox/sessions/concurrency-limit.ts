import { tooMany } from './attempt-limiter.ts';

/** About as long as the whole line takes. */
const SECONDS_TO_WAIT = 2;

/** Runs at most `atOnce` works at a time and lets at most `waiting` more wait; throws 429 for others. */
export function createTurns({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const line: (() => void)[] = [];
  let running = 0;
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (line.length >= waiting) throw tooMany(SECONDS_TO_WAIT);
      await new Promise<void>((resolve) => line.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
