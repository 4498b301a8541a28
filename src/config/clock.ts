/** The time that the page shows while a prerendered page is hydrated: the moment of its rendering. */
let shownMs: number | null = null;
let aheadMs = 0;
let wrongMs = 0;
const listeners = new Set<() => void>();

/** Current time in milliseconds since 1970, on the clock that `moveClock` moves and `correctClock` corrects. */
export function now(): number {
  return Date.now() + wrongMs + aheadMs;
}

/**
 * The time that components show, in milliseconds since 1970: now, or the moment at which `holdClock` stopped it. Events
 * (a stored draft, a consent) are dated by `now`.
 */
export function shownTime(): number {
  return shownMs ?? now();
}

/** Today where the customer is, as an ISO date, by the time that components show. */
export function today(): string {
  const date = new Date(shownTime());
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

/** Sets the portal's clock ahead of the real one by milliseconds, negative for back. Does nothing in customers' builds. */
export function moveClock(milliseconds: number): void {
  if (import.meta.env.MODE !== 'preview' && !import.meta.env.DEV) return;
  aheadMs = milliseconds;
  for (const listener of listeners) listener();
}

/**
 * Stops the time that components show at a moment (milliseconds since 1970), so that the browser first renders the same
 * time as the prerendered page; null resumes it.
 */
export function holdClock(moment: number | null): void {
  shownMs = moment;
  if (moment === null) for (const listener of listeners) listener();
}

/** Smaller differences may be due to the duration of the request. */
const TOLERATED_MS = 60_000;

/** Corrects a device's clock that is wrong by more than a minute, by the time of a server (milliseconds since 1970). */
export function correctClock(serverTime: number): void {
  const difference = serverTime - Date.now();
  const next = Math.abs(difference) > TOLERATED_MS ? difference : 0;
  if (!Number.isFinite(difference) || Math.abs(next - wrongMs) <= TOLERATED_MS) return;
  wrongMs = next;
  for (const listener of listeners) listener();
}

/** Calls back when the clock is moved; returns the function that unsubscribes. */
export function onClockMoved(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
