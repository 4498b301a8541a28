import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { startSandbox } from '#sandbox/server.ts';
import { Contracting } from '#tests/e2e/support/contracting.ts';
import { lighthouseMobile } from './lighthouse-mobile.ts';
import { weighPage } from './page-weight.ts';

/**
 * `npm run bench:wizard`: the first step of the contracting as a telephone loads it, and how long Next takes when the
 * retailer answers at once, beside earlier figures of the nearest open wizard of the field.
 */

const DEBUG_PORT = 9334;
const peer = { performance: 62, lcpMs: 6700, scriptKb: 732 };
const budget = { performance: 95, lcpMs: 2500, cls: 0, scriptKb: 200 };

/** Milliseconds from the press of Next to the first frame that shows the fields of the next step, in the page's own clock. */
async function timeOfNext(page: Page, next: string): Promise<number> {
  return page.evaluate(async (form) => {
    const button = document.querySelector<HTMLButtonElement>('.wizard-actions [type=submit]');
    const start = window.performance.now();
    button?.click();
    while (!document.querySelector(`[id^="${form}."]:is(input, select)`))
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return window.performance.now() - start;
  }, `contracting-${next}`);
}

async function measureNext(url: string, slowdown: number): Promise<number> {
  const browser = await chromium.launch({
    ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage({ baseURL: url, locale: 'es-ES' });
  await page.route('**/api/v1/leads?*', (route) =>
    route.fulfill({ json: { status: 'OK', lead_id: 'bench', result: null } }),
  );
  const wizard = new Contracting(page, 'electricity');
  await wizard.open();
  await wizard.fill('installation');
  await page.waitForLoadState('networkidle');
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const spent = await timeOfNext(page, 'person');
  await browser.close();
  return spent;
}

async function medianOf(measure: () => Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let run = 0; run < 3; run += 1) values.push(await measure());
  return Math.round(values.sort((one, other) => one - other)[1] ?? Number.NaN);
}

const staticDir = process.env.STATIC_DIR ?? 'dist';
const sandbox = await startSandbox({ port: 0, dataDir: null, staticDir, quiet: true });
const context = await chromium.launchPersistentContext(mkdtempSync(join(tmpdir(), 'bench-')), {
  ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
  args: [`--remote-debugging-port=${DEBUG_PORT}`, '--no-sandbox', '--disable-sync'],
});
const first = `${sandbox.url}/nuevo-cliente-electricidad`;
const { scriptBytes } = await weighPage(context, first);
const { performance, lcpMs, tbtMs, cls } = await lighthouseMobile(first, DEBUG_PORT);
await context.close();
console.log('First step of the contracting, Lighthouse mobile, median of 3');
console.table({
  ours: { performance, lcpMs, tbtMs, cls, scriptKb: Math.round(scriptBytes / 1000) },
  budget,
  peer,
});
console.log('From Next to the next step, lead answered at once, median of 3');
console.table({
  'as it is': { ms: await medianOf(() => measureNext(sandbox.url, 1)), budget: 100 },
  'four times slower': { ms: await medianOf(() => measureNext(sandbox.url, 4)), budget: 300 },
});
await sandbox.close();
