import { cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox } from '#sandbox/server.ts';
import { writePages } from '#tools/config/pages/written-pages.ts';
import { servedToVisitors } from '#tools/config/publish/served-to-visitors.ts';
import { medians } from './figures.ts';
import { serveFloor } from './floor/serve-floor.ts';
import { type PageWork, workOf } from './page-work.ts';
import { signIn } from './visitors.ts';

/**
 * `npm run bench:work [-- NAME]`: what the processor of a phone does for a first visit after its first content, cold,
 * median of five, beside the last run's. With `BESIDE=<dist of another build>` the visits of both builds alternate. The
 * floor is a page with the same form that has nothing but the packages (`floor/`).
 */

const RESULTS = 'tests/bench/work-results.json';
const RUNS = 5;
const COMPANY = 'B00000000';
const HOUSEHOLD = '00000000T';

const pages: { name: string; path: string; user?: string; form?: string }[] = [
  { name: 'login', path: '/acceso', form: 'login' },
  { name: 'accessibility', path: '/accesibilidad' },
  { name: 'welcome', path: '/bienvenido' },
  { name: 'home', path: '/' },
  { name: 'customer service', path: '/atencion-al-cliente' },
  { name: 'contracting', path: '/nuevo-cliente-electricidad', form: 'contracting-estimate' },
  { name: 'comparator', path: '/comparador', form: 'comparison' },
  { name: 'power calculator', path: '/potencia', form: 'power-calculation' },
  { name: 'contracts', path: '/contratos/electricity', user: COMPANY },
  { name: 'contract', path: '/contratos/electricity/0010101', user: HOUSEHOLD },
  { name: 'invoices', path: '/facturas', user: HOUSEHOLD },
];

const wanted = process.argv[2] ?? '';
const builds = ['dist', ...(process.env.BESIDE ? [process.env.BESIDE] : [])];
const sandboxes = await Promise.all(
  builds.map(async (staticDir) => {
    // The pages are prerendered with the settings that this retailer serves, as with `config:compile -- --settings`.
    const configDir = mkdtempSync(join(tmpdir(), 'bench-configuration-'));
    cpSync(`${staticDir}/config`, configDir, { recursive: true });
    const sandbox = await startSandbox({
      ...{ port: 0, dataDir: null, staticDir, configDir, quiet: true },
    });
    const served = await servedToVisitors(`${sandbox.url}/api`);
    await writePages({ folder: configDir, template: `${staticDir}/index.html`, served });
    return sandbox;
  }),
);

async function floorOf(form: string): Promise<PageWork> {
  const floor = await serveFloor('dist', form);
  const visits: PageWork[] = [];
  for (let run = 0; run < RUNS; run += 1) visits.push(await workOf(floor.url));
  await floor.close();
  return medians(visits);
}

const last: Record<string, PageWork> = existsSync(RESULTS)
  ? JSON.parse(readFileSync(RESULTS, 'utf8'))
  : {};
const results = { ...last };
const table: Record<string, Record<string, string>> = {};
for (const page of pages) {
  if (!page.name.startsWith(wanted)) continue;
  const visits: PageWork[][] = builds.map(() => []);
  for (let run = 0; run < RUNS; run += 1)
    for (const [at, { url }] of sandboxes.entries()) {
      const token = page.user && (await signIn(url, page.user));
      visits[at]?.push(await workOf(url + page.path, token));
    }
  const [now, other = last[page.name]] = visits.map(medians);
  if (!now) continue;
  results[page.name] = now;
  const ratio = (key: keyof PageWork) =>
    `${now[key]} (${other ? `${other[key]}, ${(now[key] / other[key]).toFixed(2)}` : '-'})`;
  table[page.name] = {
    'work ms': ratio('workMs'),
    'longest task ms': ratio('longestMs'),
    'script kB br': ratio('scriptKb'),
    requests: ratio('requests'),
  };
  if (page.form) {
    const floor = await floorOf(page.form);
    table[page.name] = { ...table[page.name], floor: `${floor.workMs} ms, ${floor.scriptKb} kB` };
  }
  console.log(page.name, JSON.stringify(table[page.name]));
}
await Promise.all(sandboxes.map((one) => one.close()));
console.log(
  `Cold, median of ${RUNS}, milliseconds of a phone (4 x this processor's); in brackets ${process.env.BESIDE ?? 'the last run'} and the ratio. Load of the machine: ${loadavg()[0]?.toFixed(1)}`,
);
console.table(table);
writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
