import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { startSandbox } from '#sandbox/server.ts';
import { type LighthouseFigures, lighthouseMobile } from './lighthouse-mobile.ts';
import { type PageWeight, weighPage } from './page-weight.ts';

/** `npm run bench`: weight and Lighthouse figures of the pages people meet first, beside the last run's. */

type Figures = PageWeight & LighthouseFigures;

const RESULTS = 'tests/bench/results.json';
const DEBUG_PORT = 9333;
const pages = [
  { name: 'login', path: '/acceso', signedIn: false, scriptBudget: 170_000 },
  { name: 'contracts (64)', path: '/contratos/electricity', signedIn: true, scriptBudget: 0 },
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

function compare(now: Figures, last: Figures | undefined) {
  const rows = (Object.keys(now) as (keyof Figures)[]).map((key) => ({
    figure: key,
    now: now[key],
    last: last?.[key] ?? '-',
    ratio: last?.[key] ? (now[key] / last[key]).toFixed(2) : '-',
  }));
  console.table(rows);
}

const sandbox = await startSandbox({ port: 0, dataDir: null, staticDir: 'dist', quiet: true });
const last = existsSync(RESULTS)
  ? (JSON.parse(readFileSync(RESULTS, 'utf8')) as Record<string, Figures>)
  : {};
const results: Record<string, Figures> = {};
for (const { name, path, signedIn, scriptBudget } of pages) {
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
  const figures = {
    ...(await weighPage(context, sandbox.url + path)),
    ...(await lighthouseMobile(sandbox.url + path, DEBUG_PORT)),
  };
  await context.close();
  console.log(`\n${name}${scriptBudget ? ` (script budget ${scriptBudget / 1000} kB gzip)` : ''}`);
  compare(figures, last[name]);
  results[name] = figures;
}
writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
await sandbox.close();
