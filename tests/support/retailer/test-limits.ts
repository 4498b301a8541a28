import type { Limits } from '#sandbox/sessions/attempt-limiter.ts';

/** Tests come from one address, and do in a minute what a town does in a day. */
export const TEST_LIMITS: Partial<Limits> = { attemptsOfAddress: 100_000, calls: 100_000 };
