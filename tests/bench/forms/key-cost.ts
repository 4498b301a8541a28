/** An event of Chromium's trace; times in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { data?: { type?: string } };
}

/** Events in which script runs on behalf of the page. The text that the browser itself puts into a field is none. */
const scripts = new Set(['EvaluateScript', 'FireIdleCallback', 'FunctionCall', 'RunMicrotasks']);

/**
 * Milliseconds of script that each key press cost, from a trace: all script of the page's main thread between one
 * `keydown` and the next, so that deferred work of an engine (timers, frames, React's scheduler) counts too, and the
 * layout that script forces. CPU time, so that other processes do not count.
 */
export function keyCosts(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const pressed = traceEvents
    .filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'keydown')
    .sort((one, other) => one.ts - other.ts);
  const [first] = pressed;
  if (!first) return [];
  const running = traceEvents
    .filter(({ name, pid, tid }) => scripts.has(name) && pid === first.pid && tid === first.tid)
    .sort((one, other) => one.ts - other.ts);
  const costs = pressed.map(() => 0);
  let key = -1;
  let end = 0;
  for (const { ts, dur = 0, tdur = 0 } of running) {
    while ((pressed[key + 1]?.ts ?? Number.POSITIVE_INFINITY) <= ts) key += 1;
    // What begins before the end of another one is a part of it.
    if (ts < end || key < 0) continue;
    costs[key] = (costs[key] ?? 0) + tdur / 1000;
    end = ts + dur;
  }
  return costs;
}

/** The value below which a share of the values lies; NaN of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
