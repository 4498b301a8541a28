import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { startSandbox } from '#sandbox/server.ts';
import { Contracting, stepsOf } from '#tests/e2e/support/contracting.ts';
import { lighthouseMobile } from './lighthouse-mobile.ts';
import { weighPage } from './page-weight.ts';

/**
 * `npm run bench:wizard`: the first step of the contracting as a telephone loads it, and how long Next takes when the
 * retailer answers at once, beside earlier figures of the nearest open wizard of the field.
 */

const DEBUG_PORT = 9334;
const peer = { performance: 62, lcpMs: 6700, scriptKb: 732 };
const answerAtOnce = {
  status: 'OK',
  lead_id: 'bench',
  result: null,
  data: { scoring: true, dni_valid: true },
};
const budget = { performance: 95, lcpMs: 2500, tbtMs: 200, cls: 0, scriptKb: 225 };

/** Milliseconds from the press of Next to the first frame that shows the fields of the next step, in the page's own clock. */
async function timeOfNext(page: Page, next: string): Promise<number> {
  return page.evaluate(async (form) => {
    const button = document.querySelector<HTMLButtonElement>('.wizard-actions [type=submit]');
    const start = window.performance.now();
    button?.click();
    const own = `[id^="${form}."]`;
    while (!document.querySelector(`${own}:is(input, select), ${own} input`)) {
      if (window.performance.now() - start > 10_000) throw new Error(`${form} never came`);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return window.performance.now() - start;
  }, `contracting-${next}`);
}

/** What Next takes after each step of the longest contracting, in milliseconds by the step it leads to. */
async function measureNext(url: string, slowdown: number): Promise<Map<string, number>> {
  const browser = await chromium.launch({
    ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage({ baseURL: url, locale: 'es-ES' });
  for (const leads of ['**/leads?*', '**/leads/solvencia/*', '**/leads/dni-validation/*'])
    await page.route(leads, (route) => route.fulfill({ json: answerAtOnce }));
  const client = await page.context().newCDPSession(page);
  const wizard = new Contracting(page, 'dual');
  await wizard.open();
  const steps = [...stepsOf.dual, 'confirmation'];
  const spent = new Map<string, number>();
  for (const [place, step] of stepsOf.dual.entries()) {
    const next = steps[place + 1] ?? '';
    await wizard.isAt(step);
    await wizard.fill(step);
    await page.waitForLoadState('networkidle');
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    spent.set(next, await timeOfNext(page, next));
    await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
  await browser.close();
  return spent;
}

/** Median of three runs, in whole milliseconds by the step that Next leads to. */
async function mediansOfNext(url: string, slowdown: number): Promise<Record<string, number>> {
  const runs: Map<string, number>[] = [];
  for (let run = 0; run < 3; run += 1) runs.push(await measureNext(url, slowdown));
  return Object.fromEntries(
    [...(runs[0]?.keys() ?? [])].map((step) => {
      const times = runs.map((run) => run.get(step) ?? Number.NaN).sort((one, two) => one - two);
      return [step, Math.round(times[1] ?? Number.NaN)];
    }),
  );
}

const staticDir = process.env.STATIC_DIR ?? 'dist';
const sandbox = await startSandbox({ port: 0, dataDir: null, staticDir, quiet: true });
const context = await chromium.launchPersistentContext(mkdtempSync(join(tmpdir(), 'bench-')), {
  ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
  args: [`--remote-debugging-port=${DEBUG_PORT}`, '--no-sandbox', '--disable-sync'],
});
const first = `${sandbox.url}/nuevo-cliente-electricidad`;
const { scriptBytes, requests } = await weighPage(context, first);
const cold = await lighthouseMobile(first, DEBUG_PORT, 'cold');
const warm = await lighthouseMobile(first, DEBUG_PORT, 'warm');
await context.close();
console.log('First step of the contracting, Lighthouse mobile, median of 5');
console.table({
  cold: { ...cold, scriptKb: Math.round(scriptBytes / 1000), requests },
  'budget, cold': budget,
  'peer, cold': peer,
  warm,
});
console.log('From Next to the next step in ms, lead answered at once, median of 3');
console.table({
  'as it is': { ...(await mediansOfNext(sandbox.url, 1)), budget: 100 },
  'four times slower': { ...(await mediansOfNext(sandbox.url, 4)), budget: 300 },
});
await sandbox.close();
