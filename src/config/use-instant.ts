import { useEffect } from 'react';
import { now, onClockMoved } from './clock.ts';

/** Browsers take a longer delay for none at all. */
const longestMs = 2 ** 31 - 1;

/**
 * Calls back with the moment once `next` (milliseconds since 1970) has come. A sleeping phone stops its
 * timers, so the clock is looked at again when the page shows again.
 */
export function useInstant(next: number, then: (moment: number) => void): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const left = next - now();
      if (left <= 0) then(now());
      else if (left < Number.POSITIVE_INFINITY) timer = setTimeout(look, Math.min(left, longestMs));
    };
    look();
    document.addEventListener('visibilitychange', look);
    const stop = onClockMoved(() => then(now()));
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      stop();
    };
  }, [next, then]);
}
