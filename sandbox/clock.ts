/** The sandbox's own time, so that tests can move it. */
export interface Clock {
  now(): Date;
  /** Today as an ISO day (YYYY-MM-DD, UTC). */
  today(): string;
  /** Moves the time this many milliseconds from the real one; 0 resets it. */
  shift(milliseconds: number): void;
}

/** A clock that shows the real time until it is shifted. */
export function createClock(): Clock {
  let offset = 0;
  const now = () => new Date(Date.now() + offset);
  return {
    now,
    today: () => now().toISOString().slice(0, 10),
    shift: (milliseconds) => {
      offset = milliseconds;
    },
  };
}
