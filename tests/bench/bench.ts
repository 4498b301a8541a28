import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { startSandbox } from '#sandbox/server.ts';
import { type LighthouseFigures, lighthouseMobile } from './lighthouse-mobile.ts';
import { type PageWeight, weighPage } from './page-weight.ts';

/**
 * `npm run bench [-- NAME]`: weight and Lighthouse figures of the pages people meet first, or of one of them, beside
 * the last run's: of a first visit (cold) and of a later one (warm).
 */

interface Figures {
  weight: PageWeight;
  cold: LighthouseFigures;
  warm: LighthouseFigures;
}

const RESULTS = 'tests/bench/results.json';
const DEBUG_PORT = 9333;
const pages = [
  { name: 'login', path: '/acceso', signedIn: false, scriptBudget: 195_000 },
  { name: 'contracts (64)', path: '/contratos/electricity', signedIn: true, scriptBudget: 0 },
  { name: 'comparator', path: '/comparador', signedIn: false, scriptBudget: 210_000 },
  { name: 'gas-comparator', path: '/comparador-gas', signedIn: false, scriptBudget: 210_000 },
  { name: 'power-calculator', path: '/potencia', signedIn: false, scriptBudget: 210_000 },
];

async function signIn(api: string) {
  const answer = await fetch(`${api}/api/v1/get_token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user: 'B00000000', password: 'Portal-demo-1' }),
  });
  const { data } = (await answer.json()) as { data: { result: { token: string } } };
  return data.result.token;
}

function compare({ weight, cold, warm }: Figures, last: Figures | undefined) {
  const beside = <Row extends PageWeight | LighthouseFigures>(now: Row, before?: Row) =>
    Object.fromEntries(
      (Object.keys(now) as (keyof Row)[]).map((key) => [
        key,
        `${now[key]} (${before?.[key] ?? '-'})`,
      ]),
    );
  console.table({ 'gzip, cold': beside(weight, last?.weight) });
  console.table({ cold: beside(cold, last?.cold), warm: beside(warm, last?.warm) });
}

const sandbox = await startSandbox({ port: 0, dataDir: null, staticDir: 'dist', quiet: true });
const last = existsSync(RESULTS)
  ? (JSON.parse(readFileSync(RESULTS, 'utf8')) as Record<string, Figures>)
  : {};
const results: Record<string, Figures> = { ...last };
const wanted = process.argv[2];
console.log('Lighthouse mobile, median of 5; in brackets the last run');
for (const { name, path, signedIn, scriptBudget } of pages) {
  if (wanted && !name.startsWith(wanted)) continue;
  const context = await chromium.launchPersistentContext(mkdtempSync(join(tmpdir(), 'bench-')), {
    ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
    args: [
      `--remote-debugging-port=${DEBUG_PORT}`,
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  if (signedIn)
    await context.addCookies([
      {
        name: 'token',
        value: await signIn(sandbox.url),
        url: sandbox.url,
        expires: Date.now() / 1000 + 3600,
      },
    ]);
  const url = sandbox.url + path;
  const figures = {
    weight: await weighPage(context, url),
    cold: await lighthouseMobile(url, DEBUG_PORT, 'cold'),
    warm: await lighthouseMobile(url, DEBUG_PORT, 'warm'),
  };
  await context.close();
  console.log(`\n${name}${scriptBudget ? ` (script budget ${scriptBudget / 1000} kB gzip)` : ''}`);
  compare(figures, last[name]);
  results[name] = figures;
}
writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
await sandbox.close();
