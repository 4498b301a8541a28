import { cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { startSandbox } from '#sandbox/server.ts';
import { writePages } from '#tools/config/pages/written-pages.ts';
import { servedToVisitors } from '#tools/config/publish/served-to-visitors.ts';
import { besideLast } from './figures.ts';
import { type LighthouseFigures, lighthouseMobile } from './lighthouse-mobile.ts';
import { type PageWeight, weighPage } from './page-weight.ts';
import { signIn } from './visitors.ts';
import { waterfallOf } from './waterfall.ts';

/**
 * `npm run bench [-- NAME]`: weight, waves and Lighthouse figures of the pages people meet first, or of one of them,
 * beside the last run's: of a first visit (cold), of a later one (warm), and the floor, which is the page with all of
 * its scripts taken out.
 */

interface Figures {
  weight: PageWeight;
  cold: LighthouseFigures;
  warm: LighthouseFigures;
  /** Only of pages that were written at publication: those of customers show nothing without scripts. */
  floor?: LighthouseFigures;
}

const RESULTS = 'tests/bench/results.json';
const DEBUG_PORT = 9333;

interface BenchPage {
  name: string;
  path: string;
  /** Who is signed in. */
  user?: string;
  /** Bytes of script (gzip) until it answers. */
  scriptBudget?: number;
}

const OTHER_PUBLIC = 210_000;
const COMPANY = 'B00000000';
const HOUSEHOLD = '00000000T';
const pages: BenchPage[] = [
  { name: 'login', path: '/acceso', scriptBudget: 195_000 },
  { name: 'first address', path: '/', scriptBudget: 195_000 },
  { name: 'contracting-electricity', path: '/nuevo-cliente-electricidad', scriptBudget: 225_000 },
  { name: 'contracting-gas', path: '/nuevo-cliente-gas', scriptBudget: 225_000 },
  { name: 'contracting-dual', path: '/nuevo-cliente-dual', scriptBudget: 225_000 },
  { name: 'comparator', path: '/comparador', scriptBudget: OTHER_PUBLIC },
  { name: 'gas-comparator', path: '/comparador-gas', scriptBudget: OTHER_PUBLIC },
  { name: 'power-calculator', path: '/potencia', scriptBudget: OTHER_PUBLIC },
  { name: 'contact', path: '/contacto', scriptBudget: OTHER_PUBLIC },
  { name: 'sign-up', path: '/registro', scriptBudget: OTHER_PUBLIC },
  { name: 'password-recovery', path: '/recordar-clave', scriptBudget: OTHER_PUBLIC },
  { name: 'home', path: '/altHome', scriptBudget: OTHER_PUBLIC },
  { name: 'contracts (64)', path: '/contratos/electricity', user: COMPANY },
  { name: 'one contract', path: '/contratos/electricity/0010101', user: HOUSEHOLD },
  { name: 'invoices', path: '/facturas', user: COMPANY },
  { name: 'invoices of a household', path: '/facturas', user: HOUSEHOLD },
];

function compare({ weight, cold, warm, floor }: Figures, last: Figures | undefined) {
  console.table({ 'gzip, cold': besideLast(weight, last?.weight) });
  console.table({
    cold: besideLast(cold, last?.cold),
    warm: besideLast(warm, last?.warm),
    ...(floor && { floor: besideLast(floor, last?.floor) }),
  });
  if (floor)
    console.log(`LCP ${(cold.lcpMs / floor.lcpMs).toFixed(2)} times the floor (budget 1.2)`);
}

// The pages are prerendered with the settings that this retailer serves, as with `config:compile -- --settings`.
const configDir = mkdtempSync(join(tmpdir(), 'bench-configuration-'));
cpSync('dist/config', configDir, { recursive: true });
const sandbox = await startSandbox({
  ...{ port: 0, dataDir: null, staticDir: 'dist', configDir, quiet: true },
});
await writePages({
  ...{ folder: configDir, template: 'dist/index.html' },
  served: await servedToVisitors(`${sandbox.url}/api`),
});
const last = existsSync(RESULTS)
  ? (JSON.parse(readFileSync(RESULTS, 'utf8')) as Record<string, Figures>)
  : {};
const results: Record<string, Figures> = { ...last };
const wanted = process.argv[2];
console.log('Lighthouse mobile, median of 5; in brackets the last run');
for (const { name, path, user, scriptBudget } of pages) {
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
  if (user)
    await context.addCookies([
      {
        name: 'token',
        value: await signIn(sandbox.url, user),
        url: sandbox.url,
        expires: Date.now() / 1000 + 3600,
      },
    ]);
  const url = sandbox.url + path;
  const figures = {
    weight: await weighPage(context, url),
    cold: await lighthouseMobile(url, DEBUG_PORT, 'cold'),
    warm: await lighthouseMobile(url, DEBUG_PORT, 'warm'),
    ...(!user && { floor: await lighthouseMobile(url, DEBUG_PORT, 'floor') }),
  };
  const waves = await waterfallOf(context, url);
  await context.close();
  console.log(`\n${name}${scriptBudget ? ` (script budget ${scriptBudget / 1000} kB gzip)` : ''}`);
  compare(figures, last[name]);
  console.table(waves);
  results[name] = figures;
}
writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
await sandbox.close();
