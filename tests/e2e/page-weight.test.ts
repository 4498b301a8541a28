import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { test as published } from '@playwright/test';
import recorded from './page-weights.json' with { type: 'json' };
import { expect, test } from './support/portal-test.ts';
import { filesOf, type Named, namedBy, serveOnly } from './support/prerendered-files.ts';

// Only a browser reports its requests, and only one with an empty cache sends all of them.
test.use({ hasOwnBrowser: true });

interface Weight {
  /** Until the page is interactive, with the page itself and without calls of the API. */
  requests: number;
  /** kB of gzip, rounded up; the font as it is. */
  script: number;
  style: number;
  font: number;
  data: number;
}

/**
 * How far a page may be from its record: a line of code is no news, a package is. A line may move the border of a chunk,
 * and with it a file or two.
 */
const SLACK = { above: 0.01, below: 0.03, requests: 2 };

const fileOf = (address: string) => readFileSync(`dist${address}`);
const kilobytes = (files: readonly string[], isPacked = false) =>
  Math.ceil(
    files.reduce((sum, file) => {
      const content = fileOf(file);
      return sum + (isPacked ? content : gzipSync(content, { level: 9 })).length;
    }, 0) / 1000,
  );

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
    const files = what === 'requests' ? SLACK.requests : 0;
    expect(now, hint).toBeLessThanOrEqual(most * (1 + SLACK.above) + files);
    expect(now, hint).toBeGreaterThanOrEqual(Math.floor(most * (1 - SLACK.below)) - files);
  }
}

for (const [path, record] of Object.entries<Weight>(recorded.visitors))
  published(`the first page of ${path} weighs what is recorded`, () =>
    expectRecorded(path, namedBy(`pages${path === '/' ? '/index' : path}.html`, path), record),
  );

for (const [pattern, record] of Object.entries<Weight>(recorded.customers))
  published(`the first page of a customer at ${pattern} weighs what is recorded`, () =>
    expectRecorded(pattern, namedBy('application.html', pattern.replace(':name', '1')), record),
  );

for (const pattern of Object.keys(recorded.customers)) {
  test(`what a customer's first visit of ${pattern} loads comes in one wave, and each thing is requested once`, {
    // One page of customers serves all of their addresses.
    tag: pattern === '/facturas' ? [] : '@exhaustive',
  }, async ({ signedIn: page, customer }) => {
    const contract = customer.contracts.find(({ type }) => type === 'electricity');
    const path = pattern.replace(':name', contract?.name ?? '');
    const requested: string[] = [];
    page.on('request', (request) => requested.push(`${request.method()} ${request.url()}`));
    await serveOnly(page, namedBy('application.html', path));
    await page.goto(path);
    await expect(
      page.locator('main :is(.list-table tbody tr, .contract-page, .overview-tile)').first(),
    ).toBeVisible();
    const calls = () => requested.filter((call) => call.includes('/api/'));
    // The last of those that every page of a customer makes.
    await expect.poll(() => calls().join()).toContain('/feature_flags/');
    expect(calls()).toEqual([...new Set(calls())]);
  });
}

published(
  'the notice of the build quotes what is behind its scripts, style sheets and fonts',
  () => {
    const notice = String(fileOf('/licences.txt'));
    for (const [name, author] of [
      ['react-dom', 'Copyright (c) Meta Platforms'],
      ['bootstrap', 'The Bootstrap Authors'],
      ['@fontsource-variable/figtree', 'SIL OPEN FONT LICENSE'],
    ]) {
      expect(notice).toMatch(new RegExp(`^${name} [\\d.]+ \\(`, 'm'));
      expect(notice).toContain(author);
    }
  },
);
