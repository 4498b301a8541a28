import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { WrittenPage } from '#config/written-page.ts';
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

/** What a written page names, in the order in which it comes. */
function namedBy(path: string) {
  const html = readFileSync(`dist/config/pages${path}.html`, 'utf8');
  const [said = ''] = matches(
    html,
    /<script type="application\/json" id="written">(.*?)<\/script>/gs,
  );
  const { needs } = JSON.parse(said) as WrittenPage;
  return {
    styles: matches(html, /<link rel="stylesheet"[^>]*href="([^"]+)"/g),
    fonts: matches(html, /<link rel="preload" as="font"[^>]*href="([^"]+)"/g),
    scripts: [...matches(html, /<script type="module"[^>]*src="([^"]+)"/g), ...needs.scripts],
    data: needs.data,
  };
}

for (const [path, record] of Object.entries(recorded as Record<string, Weight>)) {
  test(`what a first visit of ${path} loads is what is recorded, in one wave`, async ({ page }) => {
    const { styles, fonts, scripts, data } = namedBy(path);
    const named = [...styles, ...fonts, ...scripts, ...data];
    const weight: Weight = {
      requests: 1 + named.length,
      script: kilobytes(scripts),
      style: kilobytes(styles),
      font: kilobytes(fonts, true),
      data: kilobytes(data),
    };
    const hint = `tests/e2e/page-weights.json records ${path} otherwise; now it is ${JSON.stringify(weight)}`;
    for (const [what, now] of Object.entries(weight)) {
      const most = record[what as keyof Weight];
      expect(now, hint).toBeLessThanOrEqual(most * (1 + SLACK.above));
      expect(now, hint).toBeGreaterThanOrEqual(Math.floor(most * (1 - SLACK.below)));
    }

    // Nothing else is needed: no chain is longer than page, first code, code.
    const isNamed = (address: string) => named.includes(new URL(address).pathname);
    await page.route(/\/(?:assets|config)\//, (route) =>
      isNamed(route.request().url()) ? route.continue() : route.abort(),
    );
    await page.goto(path);
    await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-sent', ''));
    await page.waitForFunction(() => performance.getEntriesByName('drawn').length > 0);
    await expect(page.locator('h1[data-sent]')).toBeVisible();
  });
}
