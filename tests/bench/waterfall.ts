import type { BrowserContext } from '@playwright/test';
import { neededAt, type WrittenPage } from '#config/pages/written-page.ts';

/** Requests of a first visit by level: the page is the first, what it names the second, and so on. */
export interface Level {
  level: number;
  requests: number;
  /** When the first of them started, in milliseconds after the request of the page. */
  fromMs: number;
  /** What they are, the first ones. */
  first: string;
}

interface PageRequest {
  request: { url: string };
  timestamp: number;
  initiator: { type: string; url?: string; stack?: Stack };
}

interface Stack {
  callFrames: { url: string }[];
  parent?: Stack;
}

/** The script that initiated a request, however deep in its promises; undefined when no script did. */
const scriptOf = (stack: Stack | undefined): string | undefined =>
  stack && (stack.callFrames.find(({ url }) => url !== '')?.url ?? scriptOf(stack.parent));

/** Visits a page with an empty cache until the application is interactive, and returns its requests by level. */
export async function waterfallOf(context: BrowserContext, url: string): Promise<Level[]> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  await client.send('Debugger.enable');
  await client.send('Debugger.setAsyncCallStackDepth', { maxDepth: 16 });
  const requests: PageRequest[] = [];
  client.on('Network.requestWillBeSent', (one) => requests.push(one as PageRequest));
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('drawn').length > 0);
  // The browser does not report that a script inserted the links to these.
  const said = await page.evaluate(() => document.getElementById('written')?.textContent ?? '');
  const { scripts, styles, data } = said
    ? neededAt(JSON.parse(said) as WrittenPage, new URL(url).pathname, null)
    : { scripts: [], styles: [], data: [] };
  const announced = new Set([...scripts, ...styles, ...data]);
  const interactiveMs = await page.evaluate(
    () => performance.getEntriesByName('drawn')[0]?.startTime ?? Number.POSITIVE_INFINITY,
  );
  await page.close();

  const begin = requests[0]?.timestamp ?? 0;
  const beforeInteractive = requests.filter(
    ({ timestamp }) => (timestamp - begin) * 1000 <= interactiveMs,
  );
  const levels = new Map<string, number>();
  const found = new Map<number, PageRequest[]>();
  for (const one of beforeInteractive) {
    const { url: address } = one.request;
    const by = scriptOf(one.initiator.stack) ?? one.initiator.url;
    const isAnnounced = announced.has(new URL(address).pathname);
    const known = levels.size === 0 ? 1 : (levels.get(by ?? url) ?? 1) + 1;
    const level = isAnnounced ? 3 : known;
    levels.set(address, Math.min(level, levels.get(address) ?? level));
    found.set(level, [...(found.get(level) ?? []), one]);
  }
  return [...found.entries()]
    .sort(([one], [other]) => one - other)
    .map(([level, ofLevel]) => ({
      level,
      requests: ofLevel.length,
      fromMs: Math.round(((ofLevel[0]?.timestamp ?? begin) - begin) * 1000),
      first: ofLevel
        .slice(0, 4)
        .map(({ request }) => new URL(request.url).pathname.split('/').at(-1))
        .join(' '),
    }));
}
