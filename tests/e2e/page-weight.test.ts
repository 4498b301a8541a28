import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { neededAt, type WrittenPage } from '#config/written-page.ts';
import recorded from './page-weights.json' with { type: 'json' };
import { expect, test } from './support/portal-test.ts';

// Only a browser says what it asks for, and only one that has nothing yet.
test.use({ hasOwnBrowser: true });

interface Weight {
  /** Until the page can be used, with the page itself, and without what the API is asked for. */
  requests: number;
  /** kB of gzip, rounded up; the font as it is. */
  script: number;
  style: number;
  font: number;
  data: number;
}

/** How far a page may be from its record, as a share of it: a line of code is no news, a package is. */
const SLACK = { above: 0.01, below: 0.03 };

const fileOf = (address: string) => readFileSync(`dist${address}`);
const kilobytes = (files: readonly string[], isPacked = false) =>
  Math.ceil(
    files.reduce((sum, file) => {
      const content = fileOf(file);
      return sum + (isPacked ? content : gzipSync(content, { level: 9 })).length;
    }, 0) / 1000,
  );

const matches = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, address = '']) => address);

/** What a page of the publication names for an address, in the order in which it comes. */
function namedBy(file: string, address: string) {
  const html = readFileSync(`dist/config/${file}`, 'utf8');
  const [said = ''] = matches(
    html,
    /<script type="application\/json" id="written">(.*?)<\/script>/gs,
  );
  const { scripts, styles, data } = neededAt(JSON.parse(said) as WrittenPage, address, null);
  const ahead = matches(html, /<link rel="modulepreload"[^>]*href="([^"]+)"/g);
  const first = matches(html, /<script [^>]*src="([^"]+)"/g);
  return {
    styles: [...matches(html, /<link rel="stylesheet"[^>]*href="([^"]+)"/g), ...styles],
    fonts: matches(html, /<link rel="preload" as="font"[^>]*href="([^"]+)"/g),
    scripts: [...first, ...ahead, ...scripts],
    data,
  };
}

type Named = ReturnType<typeof namedBy>;

const filesOf = ({ styles, fonts, scripts, data }: Named) => [
  ...styles,
  ...fonts,
  ...scripts,
  ...data,
];

function expectRecorded(path: string, named: Named, record: Weight): void {
  const weight: Weight = {
    requests: 1 + filesOf(named).length,
    script: kilobytes(named.scripts),
    style: kilobytes(named.styles),
    font: kilobytes(named.fonts, true),
    data: kilobytes(named.data),
  };
  const hint = `tests/e2e/page-weights.json records ${path} otherwise; now it is ${JSON.stringify(weight)}`;
  for (const [what, now] of Object.entries(weight)) {
    const most = record[what as keyof Weight];
    expect(now, hint).toBeLessThanOrEqual(most * (1 + SLACK.above));
    expect(now, hint).toBeGreaterThanOrEqual(Math.floor(most * (1 - SLACK.below)));
  }
}

/** Visits a page that gets no other files: no chain is longer than page, first code, code. */
async function visitWithout(page: Page, path: string, named: Named): Promise<void> {
  const files = filesOf(named);
  await page
    .context()
    .route(/\/(?:assets|config)\//, (route) =>
      files.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
    );
  await page.goto(path);
}

for (const [path, record] of Object.entries<Weight>(recorded.visitors)) {
  test(`what a first visit of ${path} loads is what is recorded, in one wave`, async ({ page }) => {
    const named = namedBy(`pages${path}.html`, path);
    expectRecorded(path, named, record);
    await visitWithout(page, path, named);
    await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-sent', ''));
    await page.waitForFunction(() => performance.getEntriesByName('drawn').length > 0);
    await expect(page.locator('h1[data-sent]')).toBeVisible();
  });
}

for (const [pattern, record] of Object.entries<Weight>(recorded.customers)) {
  test(`what a customer's first visit of ${pattern} loads is what is recorded, in one wave, and each thing is asked once`, async ({
    signedIn: page,
    customer,
  }) => {
    const contract = customer.contracts.find(({ type }) => type === 'electricity');
    const path = pattern.replace(':name', contract?.name ?? '');
    const named = namedBy('application.html', path);
    expectRecorded(pattern, named, record);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
    await visitWithout(page, path, named);
    await expect(
      page.locator('main :is(.list-table tbody tr, .contract-page)').first(),
    ).toBeVisible();
    const calls = () => asked.filter((call) => call.includes('/api/'));
    // The last of those that every page of a customer makes.
    await expect.poll(() => calls().join()).toContain('/feature_flags/');
    expect(calls()).toEqual([...new Set(calls())]);
  });
}
