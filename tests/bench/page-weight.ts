import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page, Response } from '@playwright/test';

export interface PageWeight {
  requests: number;
  /** Bytes of the bodies as gzip, by kind of file; what is compressed by itself (fonts, pictures) as it is. */
  scriptBytes: number;
  styleBytes: number;
  totalBytes: number;
}

const packedByItself = /^(?:font|image)\/(?!svg)/;

/** The browser keeps no body that the page reads piece by piece, as it does the API's: those count as they came. */
async function packedSize(response: Response, type: string): Promise<number> {
  const body = await response.body().catch(() => null);
  if (!body) return (await response.request().sizes()).responseBodySize;
  return packedByItself.test(type) ? body.length : gzipSync(body, { level: 9 }).length;
}

/** Loads a page once with an empty cache and adds up what came until the network is quiet, also by what `visit` does there. */
export async function weighPage(
  context: BrowserContext,
  url: string,
  visit: (page: Page) => Promise<void> = async () => {},
): Promise<PageWeight> {
  const page = await context.newPage();
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(url, { waitUntil: 'networkidle' });
  await visit(page);

  const weight: PageWeight = { requests: 0, scriptBytes: 0, styleBytes: 0, totalBytes: 0 };
  for (const response of responses) {
    const type = response.headers()['content-type'] ?? '';
    const bytes = await packedSize(response, type);
    weight.requests += 1;
    weight.totalBytes += bytes;
    if (type.includes('javascript')) weight.scriptBytes += bytes;
    if (type.includes('css')) weight.styleBytes += bytes;
  }
  await page.close();
  return weight;
}
