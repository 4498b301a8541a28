import { Refusal } from '#sandbox/api/refusal.ts';
import type { AttemptLimiter } from './attempt-limiter.ts';

/** Throws 429 with the seconds to wait when this has been tried too often. */
export function refuseTooMany(attempts: AttemptLimiter, attempt: string): void {
  const seconds = attempts.secondsToWait(attempt);
  if (seconds > 0) {
    throw new Refusal(429, 'too_many_requests', { headers: { 'Retry-After': String(seconds) } });
  }
}

/** As refuseTooMany, and counts this one whatever comes of it: where the answer must not tell success from failure. */
export function countAttempt(attempts: AttemptLimiter, attempt: string): void {
  refuseTooMany(attempts, attempt);
  attempts.fail(attempt);
}
