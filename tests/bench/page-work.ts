import { brotliCompressSync } from 'node:zlib';
import type { BrowserContext, CDPSession, Response } from '@playwright/test';
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

/** A page is done when it has requested and worked nothing for so long. */
const QUIET_MS = 1_500;
const LONGEST_VISIT_MS = 20_000;

const categories = [
  'devtools.timeline',
  'loading',
  'blink.user_timing',
  'disabled-by-default-lighthouse',
];

async function traced(client: CDPSession, visit: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  client.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as never as TraceEvent[])),
  );
  await client.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel', ...categories] },
    transferMode: 'ReportEvents',
  });
  await visit();
  const complete = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.end');
  await complete;
  return events;
}

const packed = new Map<string, number>();
async function packedSize(response: Response): Promise<number> {
  const url = response.url();
  const known = packed.get(url);
  if (known !== undefined) return known;
  const size = brotliCompressSync(await response.body()).length;
  packed.set(url, size);
  return size;
}

/** Visits a page with an empty cache. */
export async function workOf(context: BrowserContext, url: string): Promise<PageWork> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  let requests = 0;
  let last = Date.now();
  const scripts: Response[] = [];
  page.on('request', () => {
    requests += 1;
    last = Date.now();
  });
  page.on('response', (response) => {
    last = Date.now();
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response);
  });
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  };
  const events = await traced(client, async () => {
    await page.goto(url, { waitUntil: 'load' });
    const end = Date.now() + LONGEST_VISIT_MS;
    for (let before = await worked(); Date.now() < end; ) {
      await page.waitForTimeout(QUIET_MS);
      const now = await worked();
      if (now - before < 0.02 && Date.now() - last > QUIET_MS) break;
      before = now;
    }
  });
  const sizes = await Promise.all(scripts.map((one) => packedSize(one).catch(() => 0)));
  await page.close();
  return {
    ...workAfterContent(events),
    scriptKb: Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1000),
    requests,
  };
}
