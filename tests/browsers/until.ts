import { setTimeout } from 'node:timers/promises';

/** A busy machine makes a run slow, not red. */
const LIMIT = 60_000;
/** Milliseconds between two looks at a condition. */
const PAUSE = 50;

/**
 * Waits until a condition holds and returns its value. An error of the condition counts as "not yet": a page that is
 * replaced has no elements for a moment. Throws with the last error after a minute.
 */
export async function until<T>(
  what: string,
  condition: () => Promise<T | null | undefined | false>,
): Promise<T> {
  const end = Date.now() + LIMIT;
  let problem = '';
  while (Date.now() < end) {
    try {
      const value = await condition();
      if (value) return value;
      problem = '';
    } catch (error) {
      problem = `: ${error instanceof Error ? error.message : error}`;
    }
    await setTimeout(PAUSE);
  }
  throw new Error(`Not within ${LIMIT / 1000} s: ${what}${problem}`);
}
