import { useEffect, useState } from 'react';
import { onClockMoved, shownTime } from './clock.ts';
import { firstAfter } from './timed-parts.ts';

/** Browsers treat a longer delay as zero. */
const longestMs = 2 ** 31 - 1;

/**
 * Calls back with the current time once `next` (milliseconds since 1970) is reached. A sleeping phone stops its timers,
 * so the clock is checked again when the page becomes visible.
 */
export function useInstant(next: number, onInstant: (moment: number) => void): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      clearTimeout(timer);
      const left = next - shownTime();
      if (left <= 0) onInstant(shownTime());
      else if (left < Number.POSITIVE_INFINITY)
        timer = setTimeout(check, Math.min(left, longestMs));
    };
    check();
    document.addEventListener('visibilitychange', check);
    const stop = onClockMoved(() => onInstant(shownTime()));
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', check);
      stop();
    };
  }, [next, onInstant]);
}

const ignore = () => {};

/**
 * The time in milliseconds since 1970, updated when one of these times is reached and when the clock is corrected: for
 * entries with a start or an end.
 */
export function useMoment(times: readonly string[]): number {
  const [moment, setMoment] = useState(shownTime);
  // Without times nothing changes: a corrected clock does not render the page again.
  useInstant(firstAfter(moment, times), times.length > 0 ? setMoment : ignore);
  return moment;
}
