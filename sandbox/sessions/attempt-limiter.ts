import type { Clock } from '#sandbox/clock.ts';

export interface AttemptLimiter {
  /** Seconds until the next attempt is allowed; 0 when it is allowed now. */
  secondsToWait(key: string): number;
  fail(key: string): void;
  forget(key: string): void;
  forgetAll(): void;
}

const WINDOW = 60_000;
const MOST_FAILURES = 10;
const MOST_KEYS = 10_000;

/** Counts failures by key (account and address) and allows ten per minute. */
export function createAttemptLimiter(clock: Clock): AttemptLimiter {
  const failures = new Map<string, number[]>();
  const recent = (key: string) => {
    const since = clock.now().getTime() - WINDOW;
    return (failures.get(key) ?? []).filter((time) => time > since);
  };
  return {
    secondsToWait(key) {
      const times = recent(key);
      if (times.length < MOST_FAILURES) return 0;
      const oldest = times[times.length - MOST_FAILURES] ?? 0;
      return Math.max(1, Math.ceil((oldest + WINDOW - clock.now().getTime()) / 1000));
    },
    fail(key) {
      const times = recent(key);
      failures.delete(key);
      failures.set(key, [...times, clock.now().getTime()].slice(-MOST_FAILURES));
      if (failures.size > MOST_KEYS) failures.delete(failures.keys().next().value ?? '');
    },
    forget: (key) => void failures.delete(key),
    forgetAll: () => failures.clear(),
  };
}
