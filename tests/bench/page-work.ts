import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { openBareBrowser, type Send } from './bare-browser.ts';
import { type TraceEvent, workAfterContent } from './processor-time.ts';

/** What a first visit costs a phone, by the work of the processor alone: other programs change little. */
export interface PageWork {
  /** Milliseconds of the main thread after the first content. */
  workMs: number;
  /** The longest task after it, in milliseconds. */
  longestMs: number;
  /** Code in kB of brotli. */
  scriptKb: number;
  /** All requests, those of the API too. */
  requests: number;
}

/** A page is done when it has worked nothing for so long. */
const QUIET_MS = 1_500;
const LONGEST_VISIT_MS = 20_000;

const categories = [
  ...['toplevel', 'devtools.timeline', 'loading', 'blink.user_timing'],
  'disabled-by-default-lighthouse',
];

const packed = new Map<string, Promise<number>>();
function packedSize(url: string): Promise<number> {
  const load = async () => {
    const response = await fetch(url);
    return brotliCompressSync(Buffer.from(await response.arrayBuffer())).length;
  };
  const size = packed.get(url) ?? load();
  packed.set(url, size);
  return size;
}

async function whenQuiet(send: Send, session: string): Promise<void> {
  const worked = async () => {
    const { metrics } = await send('Performance.getMetrics', {}, session);
    const all = metrics as { name: string; value: number }[];
    return all.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  };
  const end = Date.now() + LONGEST_VISIT_MS;
  for (let before = await worked(); Date.now() < end; ) {
    await pause(QUIET_MS);
    const now = await worked();
    // Seconds; what the question costs itself is less.
    if (now - before < 0.01) return;
    before = now;
  }
}

/** Visits a page in a browser of its own: nothing is in its cache, and its processes have compiled nothing. */
export async function workOf(url: string, token?: string): Promise<PageWork> {
  const { send, on, close } = await openBareBrowser();
  if (token) await send('Storage.setCookies', { cookies: [{ name: 'token', value: token, url }] });
  const size = { width: 390, height: 844 };
  const { targetId } = await send('Target.createTarget', { url: 'about:blank', ...size });
  const attached = await send('Target.attachToTarget', { targetId, flatten: true });
  const session = String(attached.sessionId);
  await send('Performance.enable', { timeDomain: 'threadTicks' }, session);

  const events: TraceEvent[] = [];
  on('Tracing.dataCollected', ({ value }) => events.push(...(value as TraceEvent[])));
  const complete = new Promise<void>((resolve) => on('Tracing.tracingComplete', () => resolve()));
  await send('Tracing.start', {
    traceConfig: { includedCategories: categories },
    transferMode: 'ReportEvents',
  });
  await send('Page.navigate', { url }, session);
  await whenQuiet(send, session);
  await send('Tracing.end');
  await complete;
  await close();

  const urls = events
    .filter(({ name }) => name === 'ResourceSendRequest')
    .map(({ args }) => args?.data?.url ?? '');
  const scripts = new Set(urls.filter((one) => new URL(one).pathname.endsWith('.js')));
  const sizes = await Promise.all([...scripts].map((one) => packedSize(one)));
  return {
    ...workAfterContent(events),
    scriptKb: Math.round(sizes.reduce((sum, one) => sum + one, 0) / 1000),
    requests: new Set(urls).size,
  };
}
