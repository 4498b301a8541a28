import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { startSandbox } from '#sandbox/server.ts';
import { refuseConsent } from '#tests/e2e/support/refuse-consent.ts';
import { Presses, type PressTime } from './presses/press-times.ts';
import { type Walk, walks } from './presses/walks.ts';
import { openBrowser, signIn } from './visitors.ts';

/**
 * `npm run bench:presses`: what a press takes on a phone with a processor four times slower, from the finger to the next
 * paint, for each kind of press of the portal; beside the last run's. A name takes some walks only (`-- invoices`).
 */

const RESULTS = 'tests/bench/presses-results.json';
const budget = { press: 200, upperQuarter: 120, key: 50 };

async function timesOf(
  browser: Browser,
  url: string,
  token: string,
  { isCustomer, hasQuestion, walk }: Walk,
) {
  const context = await browser.newContext({
    ...{ baseURL: url, locale: 'es-ES', timezoneId: 'Europe/Madrid' },
    ...{ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  });
  if (!hasQuestion) await refuseConsent(context);
  if (isCustomer) await context.addCookies([{ name: 'token', value: token, url }]);
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const presses = new Presses(page);
  await walk(presses).catch((failure: unknown) =>
    console.error(`✗ after "${presses.times.at(-1)?.name}": ${String(failure).slice(0, 400)}`),
  );
  await context.close();
  return presses.times;
}

const upperQuarter = (times: readonly number[]) =>
  times.toSorted((one, two) => one - two)[Math.floor((times.length * 3) / 4)];

const names = process.argv.slice(2);
const before: Record<string, number> = existsSync(RESULTS)
  ? JSON.parse(readFileSync(RESULTS, 'utf8'))
  : {};
const staticDir = process.env.STATIC_DIR ?? 'dist';
const sandbox = await startSandbox({ port: 0, dataDir: null, staticDir, quiet: true });
const token = await signIn(sandbox.url, '00000000T');
const browser = await openBrowser();
const all: PressTime[] = [];
for (const walk of walks)
  if (names.length === 0 || names.includes(walk.name))
    all.push(...(await timesOf(browser, sandbox.url, token, walk)));
await browser.close();
await sandbox.close();
console.log('Presses at four times slowed, in ms from the finger to the next paint (last run)');
console.table(
  Object.fromEntries(
    all
      .toSorted((one, two) => two.total - one.total)
      .map(({ name, total, wait, work }) => [
        name,
        {
          total: `${total} (${before[name] ?? '-'})`,
          wait,
          work,
          'layout and paint': Math.max(0, total - wait - work),
        },
      ]),
  ),
);
const presses = all.filter(({ kind }) => kind === 'press').map(({ total }) => total);
const keys = all.filter(({ kind }) => kind === 'key').map(({ total }) => total);
console.table({
  'longest press': { ms: Math.max(...presses), budget: budget.press },
  'upper quarter of presses': { ms: upperQuarter(presses), budget: budget.upperQuarter },
  'slowest key': { ms: Math.max(...keys), budget: budget.key },
  presses: { ms: presses.length },
});
const results = { ...before, ...Object.fromEntries(all.map(({ name, total }) => [name, total])) };
writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
