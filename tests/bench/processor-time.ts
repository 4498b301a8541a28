/** A part of an event of a trace of Chromium; times in microseconds. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** What the processor worked in it; the rest it waited, for other programs too. */
  tdur?: number;
  args?: { data?: { url?: string } };
}

/** A mid-range phone is as much slower than this machine, as in Lighthouse's mobile profile. */
const SLOWDOWN = 4;

/** A task that takes longer blocks who presses or types: https://web.dev/articles/tbt. */
const LONG_TASK_MS = 50;

/** What the main thread of a visit did after its first content, in milliseconds of such a phone, task by task. */
function tasksAfterContent(events: readonly TraceEvent[]): number[] | null {
  const paints = events.filter(({ name }) => name === 'firstContentfulPaint');
  // The last one is that of the visit.
  const [shown] = paints.sort((one, two) => two.ts - one.ts);
  if (!shown) return null;
  const tasks = events
    .filter(
      ({ name, pid, tid, ts, dur = 0 }) =>
        /RunTask$/.test(name) && pid === shown.pid && tid === shown.tid && ts + dur > shown.ts,
    )
    .sort((one, two) => one.ts - two.ts || (two.dur ?? 0) - (one.dur ?? 0));
  const times: number[] = [];
  let end = 0;
  for (const { ts, dur = 0, tdur = 0 } of tasks) {
    // What runs inside another task is counted with it.
    if (ts < end) continue;
    end = ts + dur;
    times.push((SLOWDOWN * tdur) / 1000);
  }
  return times;
}

/**
 * Milliseconds for which a page blocks a phone after its first content, by the work of the processor alone. Lighthouse
 * multiplies the time on the clock, and with it what else the machine did meanwhile, Lighthouse too. Builds are
 * compared by this figure; the budget is in Lighthouse's own.
 */
export function blockedByWork(events: readonly TraceEvent[]): number {
  const times = tasksAfterContent(events);
  if (!times) return Number.NaN;
  return Math.round(times.reduce((sum, time) => sum + Math.max(0, time - LONG_TASK_MS), 0));
}

/** All that the main thread does after the first content, and its longest task, in milliseconds of such a phone. */
export function workAfterContent(events: readonly TraceEvent[]): {
  workMs: number;
  longestMs: number;
} {
  const times = tasksAfterContent(events) ?? [Number.NaN];
  return {
    workMs: Math.round(times.reduce((sum, time) => sum + time, 0)),
    longestMs: Math.round(Math.max(...times)),
  };
}
