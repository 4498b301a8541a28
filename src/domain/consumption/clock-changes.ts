import { clockOf, offsetAt } from '#domain/values/local-time.ts';
import { isFine } from './consumption.ts';
import type { PlottedCurve } from './plotted-curve.ts';

/** A change of the clocks between two plotted intervals. */
export interface ClockChange {
  /** The interval that begins with it. */
  place: number;
  day: string;
  /** The hour that the day has twice, or not at all: from and to which time on the clock. */
  hour: { from: string; to: string };
  kind: 'twice' | 'none';
}

const HOUR = 3_600_000;
const MINUTES = 60;

/** The changes of the clocks that a plot of hours or quarters shows (Directive 2000/84/EC). */
export function clockChangesOf(
  { buckets, resolution }: PlottedCurve,
  winterHours: number,
): ClockChange[] {
  if (!isFine(resolution)) return [];
  return buckets.flatMap(({ start, day, clock }, place) => {
    const last = buckets[place - 1];
    const moved = last ? offsetAt(start, winterHours) - offsetAt(last.start, winterHours) : 0;
    if (moved === 0 || clock === null) return [];
    const [hours, minutes] = clock.split(':').map(Number);
    // The clock shows the end of the hour that is left out, the beginning of one that is repeated.
    const from = (hours ?? 0) * MINUTES + (minutes ?? 0) - Math.max(0, moved / HOUR) * MINUTES;
    const hour = { from: clockOf(from), to: clockOf(from + MINUTES) };
    return [{ place, day, hour, kind: moved > 0 ? ('none' as const) : ('twice' as const) }];
  });
}
