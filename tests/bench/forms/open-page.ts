import type { Browser, Page } from '@playwright/test';

/** Opens an address in a profile of its own, its processor so many times slower; ready when the network is quiet. */
export async function openPage(
  browser: Browser,
  address: string,
  slowdown: number,
  prepare: (page: Page) => Promise<unknown> = async () => {},
): Promise<{ page: Page; close: () => Promise<void> }> {
  const context = await browser.newContext({ viewport: { width: 1000, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await prepare(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  return { page, close: () => context.close() };
}
