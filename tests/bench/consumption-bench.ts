import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import type { Curve, Days } from '#domain/consumption/consumption.ts';
import { monthOf } from '#domain/values/local-time.ts';
import { curveOfAnswer } from '#queries/consumption/consumption-answer.ts';
import { startSandbox } from '#sandbox/server.ts';
import { plottedSeries, serveBareChart } from './bare-chart.ts';
import { besideLast, median } from './figures.ts';
import { type KeyTimes, keyTimesDuring } from './key-times.ts';
import { type PageWeight, weighPage } from './page-weight.ts';
import { type ScriptTime, scriptTimeOf } from './script-time.ts';
import { openBrowser, signIn, visitor } from './visitors.ts';

/**
 * `npm run bench:consumption`: what a year of quarter hours costs the page of a contract compared with a bare page that
 * plots the same daily sums with the same library, how long a key press waits meanwhile, and what the page loads
 * without and with the chart. Printed next to the results of the last run; `BASE_DIST` weighs another build too.
 */

const RESULTS = 'tests/bench/consumption-results.json';
const VISITS = 5;
const wanted = { ratio: 1.5, longestKeyMs: 100 };
const CONTRACT = { path: '/contratos/electricity/0010101', id: 1 };
/** So low that the card is further below than the page looks ahead. */
const OUT_OF_SIGHT = 60;

interface Results {
  script: Record<'portal' | 'bare page', ScriptTime>;
  ratio: number;
  keys: Record<string, KeyTimes>;
  weights: Record<string, PageWeight>;
}

interface Portal {
  browser: Browser;
  url: string;
  token: string;
  days: Days;
}

/** Polled four times a second by a function in the page, as the work of a locator counts as script of the page. */
const plotted = (page: Page) =>
  page.waitForFunction(() => document.querySelector('.apexcharts-area-series path'), null, {
    polling: 250,
  });
const yearOf = ({ from, to }: Days) => `from=${from}&to=${to}`;

/** The year of quarter hours as the portal reads it. */
async function readYear({ url, token, days }: Portal): Promise<Curve> {
  const answer = await fetch(
    `${url}/api/v1/contracts/${CONTRACT.id}/cch/chart/quarter-hourly/?start=${days.from}&end=${days.to}`,
    { headers: { authorization: `Bearer ${token}` } },
  );
  const frame = { resolution: 'quarter-hourly', days, until: Date.now() } as const;
  return (await curveOfAnswer({ body: await answer.blob(), frame, winterHours: 1 })).curve;
}

/** The page of the contract at an address, with its card out of sight and its code not loaded. */
async function openAbove(portal: Portal, search: string) {
  const context = await visitor(portal.browser, { ...portal, height: OUT_OF_SIGHT });
  const page = await context.newPage();
  // The skeleton animation would repaint each frame during the wait.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${portal.url}${CONTRACT.path}?${search}`, { waitUntil: 'networkidle' });
  const scrollToChart = async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.evaluate(() => document.querySelector('#consumption')?.scrollIntoView());
  };
  return { context, page, scrollToChart };
}

/**
 * The fairer of two ways: the page stands idle on the address of the year, the card out of sight, so that what is
 * measured is the card with its code and its answer, as the bare page has its library to load. A difference of two whole
 * visits would add the noise of both.
 */
async function portalScript(portal: Portal): Promise<ScriptTime> {
  const search = `${yearOf(portal.days)}&detail=quarter-hourly`;
  const { context, page, scrollToChart } = await openAbove(portal, search);
  const time = await scriptTimeOf(page, scrollToChart, () => plotted(page));
  await context.close();
  return time;
}

async function bareScript(browser: Browser, url: string): Promise<ScriptTime> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(url);
  const time = await scriptTimeOf(
    page,
    () => page.evaluate('openChart()'),
    () => plotted(page),
  );
  await context.close();
  return time;
}

/** The two in turn, so that a busy moment meets both. */
async function measureScript(portal: Portal): Promise<Pick<Results, 'script' | 'ratio'>> {
  const bare = await serveBareChart(plottedSeries(await readYear(portal)));
  const times: Record<'portal' | 'bare page', ScriptTime[]> = { portal: [], 'bare page': [] };
  for (let visit = 0; visit < VISITS; visit += 1) {
    times.portal.push(await portalScript(portal));
    times['bare page'].push(await bareScript(portal.browser, bare.url));
  }
  bare.close();
  const middle = (all: ScriptTime[]): ScriptTime => ({
    scriptMs: median(all.map(({ scriptMs }) => scriptMs)),
    taskMs: median(all.map(({ taskMs }) => taskMs)),
  });
  const script = { portal: middle(times.portal), 'bare page': middle(times['bare page']) };
  const ratio = script.portal.scriptMs / script['bare page'].scriptMs;
  return { script, ratio: Number(ratio.toFixed(2)) };
}

const arrows = ['ArrowLeft', 'ArrowRight'];

/** One visit: the year comes cold, or in the place of its months while the focus is in the chart. */
async function visitWithKeys(portal: Portal): Promise<Record<string, KeyTimes>> {
  const cold = await openAbove(portal, `${yearOf(portal.days)}&detail=quarter-hourly`);
  const opening = await keyTimesDuring(cold.page, arrows, async () => {
    await cold.scrollToChart();
    await plotted(cold.page);
  });
  await cold.context.close();

  const { context, page, scrollToChart } = await openAbove(portal, yearOf(portal.days));
  await scrollToChart();
  await page.locator('.chart-bars rect').first().waitFor();
  await page.locator('.consumption [role=slider]').focus();
  const refining = await keyTimesDuring(page, arrows, async () => {
    await page.getByRole('combobox', { name: 'Detalle' }).selectOption('quarter-hourly');
    await plotted(page);
  });
  const reading = await keyTimesDuring(page, arrows, () => page.waitForTimeout(2000));
  await context.close();
  return {
    'while it opens': opening,
    'from months to quarters': refining,
    'once plotted': reading,
  };
}

async function measureKeys(portal: Portal): Promise<Results['keys']> {
  const visits: Record<string, KeyTimes>[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) visits.push(await visitWithKeys(portal));
  const middle = (moment: string, figure: keyof KeyTimes) =>
    median(visits.map((visit) => visit[moment]?.[figure] ?? Number.NaN));
  return Object.fromEntries(
    Object.keys(visits[0] ?? {}).map((moment) => [
      moment,
      {
        longestKeyMs: middle(moment, 'longestKeyMs'),
        longestTaskMs: middle(moment, 'longestTaskMs'),
        keys: middle(moment, 'keys'),
      },
    ]),
  );
}

async function weigh(portal: Portal, height: number): Promise<PageWeight> {
  const context = await visitor(portal.browser, { ...portal, height });
  const weight = await weighPage(context, `${portal.url}${CONTRACT.path}`, async (page) => {
    if (height === OUT_OF_SIGHT) return;
    await page.locator('#consumption').scrollIntoViewIfNeeded();
    await page.locator('.chart-bars rect').first().waitFor();
  });
  await context.close();
  return weight;
}

/** Measures a build of the portal. */
async function withPortal<Measured>(
  staticDir: string,
  measure: (portal: Portal) => Promise<Measured>,
): Promise<Measured> {
  const sandbox = await startSandbox({ port: 0, dataDir: null, staticDir, quiet: true });
  const browser = await openBrowser();
  const token = await signIn(sandbox.url, '00000000T');
  const today = new Date().toISOString().slice(0, 10);
  // Twelve whole months.
  const days = { from: monthOf(today, -12).from, to: monthOf(today, -1).to };
  return measure({ browser, url: sandbox.url, token, days }).finally(async () => {
    await browser.close();
    await sandbox.close();
  });
}

const { BASE_DIST } = process.env;
const last = existsSync(RESULTS)
  ? (JSON.parse(readFileSync(RESULTS, 'utf8')) as Results)
  : undefined;
const results = await withPortal(
  process.env.STATIC_DIR ?? 'dist',
  async (portal): Promise<Results> => ({
    ...(await measureScript(portal)),
    keys: await measureKeys(portal),
    weights: {
      'without the chart': await weigh(portal, OUT_OF_SIGHT),
      'with the chart': await weigh(portal, 800),
    },
  }),
);
if (BASE_DIST)
  results.weights[BASE_DIST] = await withPortal(BASE_DIST, (portal) => weigh(portal, OUT_OF_SIGHT));

const tableOf = <Row extends object>(now: Record<string, Row>, before?: Record<string, Row>) =>
  console.table(
    Object.fromEntries(
      Object.entries(now).map(([name, row]) => [name, besideLast(row, before?.[name])]),
    ),
  );
console.log(`A year of quarter hours, median of ${VISITS} cold visits; in brackets the last run`);
tableOf(results.script, last?.script);
console.log(`ratio of script ${results.ratio} (${last?.ratio ?? '-'}), wanted ${wanted.ratio}`);
console.log(`Keys every 50 ms, median of ${VISITS} visits; wanted ${wanted.longestKeyMs} ms`);
tableOf(results.keys, last?.keys);
console.log('The page of a contract, gzip, empty cache; in brackets the last run');
tableOf(results.weights, last?.weights);
delete results.weights[BASE_DIST ?? ''];
writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
