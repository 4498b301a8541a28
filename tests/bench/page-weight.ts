import type { BrowserContext } from '@playwright/test';

export interface PageWeight {
  requests: number;
  /** Bytes of the compressed bodies, by kind of file. */
  scriptBytes: number;
  styleBytes: number;
  totalBytes: number;
}

/** Loads a page once with an empty cache and adds up what came over the wire, until the network is quiet. */
export async function weighPage(context: BrowserContext, url: string): Promise<PageWeight> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const kinds = new Map<string, string>();
  const weight: PageWeight = { requests: 0, scriptBytes: 0, styleBytes: 0, totalBytes: 0 };
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', () => {
    weight.requests += 1;
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    weight.totalBytes += encodedDataLength;
    if (kinds.get(requestId) === 'Script') weight.scriptBytes += encodedDataLength;
    if (kinds.get(requestId) === 'Stylesheet') weight.styleBytes += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.close();
  return weight;
}
