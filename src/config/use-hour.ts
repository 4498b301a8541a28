import { useState } from 'react';
import { shownTime } from './clock.ts';
import { useInstant } from './use-instant.ts';

const HOUR_MS = 60 * 60_000;

/**
 * The time in milliseconds since 1970, updated at each full hour and when the clock is corrected: for words such as
 * "tomorrow", which are wrong after midnight.
 */
export function useHour(): number {
  const [moment, setMoment] = useState(shownTime);
  useInstant((Math.floor(moment / HOUR_MS) + 1) * HOUR_MS, setMoment);
  return moment;
}
