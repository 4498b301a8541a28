import { Refusal } from '#sandbox/api/refusal.ts';
import type { AttemptLimiter } from './attempt-limiter.ts';

/** Throws 429 with the seconds to wait after too many attempts. */
export function refuseTooMany(attempts: AttemptLimiter, attempt: string): void {
  const seconds = attempts.secondsToWait(attempt);
  if (seconds > 0) {
    throw new Refusal(429, 'too_many_requests', { headers: { 'Retry-After': String(seconds) } });
  }
}

/** As refuseTooMany, and counts this attempt whatever its outcome: for answers that must not reveal it. */
export function countAttempt(attempts: AttemptLimiter, attempt: string): void {
  refuseTooMany(attempts, attempt);
  attempts.fail(attempt);
}
