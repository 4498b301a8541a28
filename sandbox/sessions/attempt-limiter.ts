import { type ErrorCode, Refusal } from '#sandbox/api/refusal.ts';
import type { Clock } from '#sandbox/clock.ts';

/** How often something may be done in a minute. */
export interface Limits {
  /** Attempts at one account, e-mail or code from one address. */
  attempts: number;
  /** Attempts from one address that were not right, at whatever account. */
  attemptsOfAddress: number;
  /** Calls of one operation (`x-limit: calls`) by one customer, or by the visitors of one address. */
  calls: number;
}

const USUAL_LIMITS: Limits = { attempts: 10, attemptsOfAddress: 60, calls: 120 };

export interface AttemptLimiter {
  readonly limits: Limits;
  /** Counts one more under a key; throws 429 with the seconds to wait when there were too many within a minute. */
  count(key: string, most: number, code?: ErrorCode): void;
  /** Uncounts the last one. */
  takeBack(key: string): void;
  forget(key: string): void;
  forgetAll(): void;
}

const WINDOW = 60_000;
const MOST_KEYS = 10_000;

/** Counts in memory, over the last minute. */
export function createAttemptLimiter(
  clock: Clock,
  changed: Partial<Limits> | undefined = {},
): AttemptLimiter {
  const counted = new Map<string, number[]>();
  return {
    limits: { ...USUAL_LIMITS, ...changed },
    count(key, most, code) {
      const now = clock.now().getTime();
      const times = (counted.get(key) ?? []).filter((time) => time > now - WINDOW);
      const oldest = times[times.length - most];
      if (oldest !== undefined) throw tooMany((oldest + WINDOW - now) / 1000, code);
      counted.delete(key);
      counted.set(key, [...times, now]);
      if (counted.size > MOST_KEYS) counted.delete(counted.keys().next().value ?? '');
    },
    takeBack: (key) => void counted.get(key)?.pop(),
    forget: (key) => void counted.delete(key),
    forgetAll: () => counted.clear(),
  };
}

/** 429 with the seconds to wait. */
export function tooMany(seconds: number, code: ErrorCode = 'too_many_requests'): Refusal {
  const wait = Math.max(1, Math.ceil(seconds));
  return new Refusal(429, code, { headers: { 'Retry-After': String(wait) } });
}
