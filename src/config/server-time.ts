import { correctClock } from './clock.ts';

/** Longest wait for the answer, in milliseconds. */
const MAX_WAIT_MS = 10_000;

/** Corrects the clock of the portal by that of its server. No response, or one without `Date`, changes nothing. */
export async function syncClockWithServer(): Promise<void> {
  try {
    const page = new URL(import.meta.env.BASE_URL, document.baseURI).href;
    const signal = AbortSignal.timeout(MAX_WAIT_MS);
    const { headers } = await fetch(page, { method: 'HEAD', cache: 'no-store', signal });
    correctClock(Date.parse(headers.get('Date') ?? ''));
  } catch {
    // Without a response the clock of the device is the best source.
  }
}
