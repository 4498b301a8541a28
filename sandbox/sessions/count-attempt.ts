import type { AttemptLimiter } from './attempt-limiter.ts';

/**
 * Counts an attempt before its work, so that attempts at the same time count too, at what it tries to open and at the
 * address that it comes from. Throws 429 after too many. The result is to be called when the attempt was right: it, and
 * those before it, then count no longer.
 */
export function countAttempt(
  attempts: AttemptLimiter,
  { at, address }: { at: string; address: string },
): () => void {
  const target = `${at} ${address}`;
  const origin = `attempts ${address}`;
  attempts.count(target, attempts.limits.attempts);
  attempts.count(origin, attempts.limits.attemptsOfAddress);
  return () => {
    attempts.forget(target);
    attempts.takeBack(origin);
  };
}
