import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { besideLast, median } from './figures.ts';
import { startLargeSandbox } from './large-sandbox.ts';
import { type PageWeight, weighPage } from './page-weight.ts';
import { openBrowser, signIn, visitor } from './visitors.ts';

/**
 * `npm run bench:invoices`: what `/facturas` loads before the chart comes into view, with it, and with the payment of an
 * invoice; and with 100,000 invoices how soon the first page is there, and how long a key in the filter takes. Beside the
 * last run's.
 */

const RESULTS = 'tests/bench/invoices-results.json';
const VISITS = 5;

interface Results {
  weights: Record<string, PageWeight>;
  large: LargeFigures;
}

interface LargeFigures {
  /** Medians of cold visits. */
  firstRowMs: number;
  /** From the answer of the settings to the first row. */
  afterSettingsMs: number;
  /** How long the one request of the page took. */
  pageRequestMs: number;
  /** The slowest key of a number typed into the filter, to its frame. */
  slowestKeyMs: number;
}

async function weigh(browser: Browser, url: string): Promise<Record<string, PageWeight>> {
  const token = await signIn(url, '00000000T');
  const weighed = async (height: number, visit?: (page: Page) => Promise<void>) => {
    const context = await visitor(browser, { url, token, height });
    const weight = await weighPage(context, `${url}/facturas`, visit);
    await context.close();
    return weight;
  };
  return {
    // So low that the chart is further below than it looks ahead.
    'without the chart': await weighed(60),
    'with the chart': await weighed(800),
    'with the payment': await weighed(800, async (page) => {
      await page
        .getByRole('button', { name: /^Pagar/ })
        .first()
        .click();
      await page.frameLocator('.card-fields iframe').first().getByRole('textbox').first().waitFor();
    }),
  };
}

/** One cold visit of the customer with 100,000 invoices. */
async function visitLarge(context: BrowserContext, url: string) {
  const page = await context.newPage();
  const startedAt = performance.now();
  const answered = new Map<string, number>();
  const requested = new Map<string, number>();
  const pathOf = (address: string) => new URL(address).pathname;
  page.on('request', (request) => requested.set(request.url(), performance.now() - startedAt));
  page.on('requestfinished', (request) =>
    answered.set(request.url(), performance.now() - startedAt),
  );
  await page.goto(`${url}/facturas`);
  await page.getByRole('rowheader').first().waitFor();
  const firstRow = performance.now() - startedAt;
  const settings = [...answered].filter(([address]) =>
    pathOf(address).endsWith('/ov_private_settings'),
  );
  const first = [...requested].find(([address]) => /\/v\d\/invoices\//.test(pathOf(address)));
  const [address = '', requestedAt = 0] = first ?? [];
  return {
    page,
    firstRow,
    afterSettings: firstRow - Math.max(...settings.map(([, at]) => at)),
    pageRequest: (answered.get(address) ?? Number.NaN) - requestedAt,
  };
}

/** Milliseconds of the slowest key in the filter's field for the number, from the press to the frame after it. */
async function slowestKey(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Filtrar' }).click();
  const field = page.getByLabel('Número');
  await field.click();
  let slowest = 0;
  for (const key of 'F2610-0000123') {
    const pressed = performance.now();
    await page.keyboard.press(key);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    slowest = Math.max(slowest, performance.now() - pressed);
  }
  return Math.round(slowest);
}

async function measureLarge(browser: Browser, url: string): Promise<LargeFigures> {
  const token = await signIn(url, '88888888Y');
  const visits: Omit<Awaited<ReturnType<typeof visitLarge>>, 'page'>[] = [];
  let slowestKeyMs = 0;
  for (let visit = 0; visit < VISITS; visit += 1) {
    const context = await visitor(browser, { url, token });
    const { page, ...times } = await visitLarge(context, url);
    visits.push(times);
    slowestKeyMs = Math.max(slowestKeyMs, await slowestKey(page));
    await context.close();
  }
  return {
    firstRowMs: median(visits.map(({ firstRow }) => firstRow)),
    afterSettingsMs: median(visits.map(({ afterSettings }) => afterSettings)),
    pageRequestMs: median(visits.map(({ pageRequest }) => pageRequest)),
    slowestKeyMs,
  };
}

const measure = async (browser: Browser, url: string): Promise<Results> => ({
  weights: await weigh(browser, url),
  large: await measureLarge(browser, url),
});

const last = existsSync(RESULTS)
  ? (JSON.parse(readFileSync(RESULTS, 'utf8')) as Results)
  : undefined;
const browser = await openBrowser();
const sandbox = await startLargeSandbox(mkdtempSync(join(tmpdir(), 'bench-')));
const results = await measure(browser, sandbox.url).finally(async () => {
  await browser.close();
  await sandbox.stop();
});
console.log('/facturas, gzip, empty cache; in brackets the last run');
console.table(
  Object.fromEntries(
    Object.entries(results.weights).map(([name, now]) => [
      name,
      besideLast(now, last?.weights[name]),
    ]),
  ),
);
console.log(`100,000 invoices, median of ${VISITS} cold visits; in brackets the last run`);
console.table({ '100,000 invoices': besideLast(results.large, last?.large) });
writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
