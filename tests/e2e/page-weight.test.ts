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

/** A record that is this much too high is not true any more. */
const SLACK = 0.97;

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
      expect(now, hint).toBeLessThanOrEqual(most);
      expect(now, hint).toBeGreaterThanOrEqual(Math.floor(most * SLACK));
    }

    // Nothing else is found on the way: no chain is longer than page, first code, code.
    const asked: string[] = [];
    let isDrawn = false;
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (!isDrawn && /^\/(assets|config)\//.test(pathname)) asked.push(pathname);
    });
    await page.exposeFunction('tellDrawn', () => {
      isDrawn = true;
    });
    await page.addInitScript(() => {
      const mark = performance.mark.bind(performance);
      performance.mark = (name, options) => {
        if (name === 'drawn') void (window as unknown as { tellDrawn(): void }).tellDrawn();
        return mark(name, options);
      };
    });
    await page.goto(path);
    await expect.poll(() => isDrawn).toBe(true);
    const icons = /^\/config\/app\//;
    expect(asked.filter((file) => !named.includes(file) && !icons.test(file))).toEqual([]);
  });
}
