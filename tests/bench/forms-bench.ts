import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { buildPages, type Engine, engines, publish, writeForms } from './forms/build-pages.ts';
import {
  type Figures,
  lastFigures,
  printComparison,
  printLimits,
  writeFigures,
} from './forms/figures.ts';
import { measureCompile } from './forms/measure-compile.ts';
import { measureKeys, measureRestedKeys } from './forms/measure-keys.ts';
import { measureSaving } from './forms/measure-saving.ts';
import { longSelect, measureSelect } from './forms/measure-select.ts';
import { measureStart } from './forms/measure-start.ts';
import { servePages } from './forms/page-server.ts';
import { controlsOf, sampleFields } from './forms/sample-form.ts';
import { weighPage } from './page-weight.ts';

/**
 * `npm run bench:forms`: the same two forms by our engine, stock RJSF with Ajv in the browser, JSON Forms and
 * SurveyJS, each built by Vite with the same settings and served by one server with gzip; then what has a limit.
 *
 * First input: from the navigation until a field takes the focus, with an empty cache. Key press: all script of the
 * page's main thread from one `keydown` to the next, by Chromium's trace, in time of the processor; each engine checks
 * when it does by default, and takes what is typed at each key. The key with a pause after it stands beside: it counts
 * what an engine puts off. Times of the clock need an idle machine.
 */

const COUNTS = [16, 40];
const SLOWDOWNS = [1, 4];
const DEV_PORT = Number(process.env.PORT ?? 4370);

const limits = {
  'schema and validator of 16 fields (bytes, gzip)': 6000,
  'compile of the whole configuration (ms)': 2000,
  'from saving a text to the page of dev (ms)': 1000,
  'key press in 40 fields (ms)': 4,
  'key press in 40 fields, 4x slower (ms)': 16,
  'select of 8,000 options opens (ms)': 100,
  'select of 8,000 options opens the first time (ms)': 100,
};

const out = mkdtempSync(join(tmpdir(), 'bench-forms-'));
const browser = await chromium.launch({
  ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
});
const [idle = 0] = loadavg();
console.log(`${cpus().length} cores, load ${idle.toFixed(1)}, Chromium ${browser.version()}`);

try {
  const last = lastFigures();
  await buildPages(out);
  const modules = new Map<number, string>();
  for (const count of COUNTS) modules.set(count, await writeForms(out, count));
  await publish(out, 'select', longSelect);
  const { pageOf, close } = await servePages(out);

  const compared: Figures = {};
  for (const count of COUNTS) {
    const figures: Figures = {};
    for (const engine of engines) {
      await measureEngine(engine, `${pageOf(engine)}?form=${count}`, count, figures);
      Object.assign(compared, figures);
      // A browser that is lost later takes nothing of it along.
      writeFigures({ ...last, ...compared });
    }
    printComparison(`${count} fields`, figures, last);
  }
  const opening = await measureSelect(browser, `${pageOf('ours')}?form=select`, 1);
  close();

  const worstKey = (slowed: string) =>
    Math.max(
      ...['first', 'middle', 'last'].map(
        (place) =>
          compared[`40 fields: key in the ${place} field${slowed} (ms)`]?.ours ?? Number.NaN,
      ),
    );
  const { compile, command } = measureCompile();
  const alone: Figures = {
    'schema and validator of 16 fields (bytes, gzip)': {
      now: gzipSync(modules.get(16) ?? '', { level: 9 }).length,
    },
    'compile of the whole configuration (ms)': { now: compile },
    'the same with the start of the command (ms)': { now: command },
    'from saving a text to the page of dev (ms)': { now: await measureSaving(browser, DEV_PORT) },
    'key press in 40 fields (ms)': { now: worstKey('') },
    'key press in 40 fields, 4x slower (ms)': { now: worstKey(', 4x slower') },
    'select of 8,000 options opens (ms)': { now: opening.median },
    'select of 8,000 options opens the first time (ms)': { now: opening.first },
  };
  if (!printLimits(limits, alone, last)) process.exitCode = 1;
  writeFigures({ ...compared, ...alone });
} finally {
  await browser.close();
  rmSync(out, { recursive: true, force: true });
}

async function measureEngine(engine: Engine, address: string, count: number, figures: Figures) {
  console.log(`· ${engine}, ${count} fields`);
  const fields = sampleFields(count);
  const note = (name: string, value: number) => {
    const row = `${count} fields: ${name}`;
    figures[row] = { ...figures[row], [engine]: value };
  };
  const context = await browser.newContext();
  const weight = await weighPage(context, address);
  await context.close();
  note('JavaScript (kB, gzip)', weight.scriptBytes / 1000);
  note('form, texts and styles (kB, gzip)', (weight.totalBytes - weight.scriptBytes) / 1000);

  const places = { first: fields[0], middle: fields[count / 2], last: fields.at(-1) };
  const labels = Object.values(places).map((field) => field?.label ?? '');
  for (const slowdown of SLOWDOWNS) {
    const slowed = slowdown === 1 ? '' : `, ${slowdown}x slower`;
    const start = await measureStart(browser, address, controlsOf(fields), slowdown);
    note(`first input${slowed} (ms)`, start.firstInput);
    note(`all fields${slowed} (ms)`, start.wholeForm);
    note(`work of the page until then${slowed} (ms)`, start.work);
    const keys = await measureKeys(browser, address, labels, slowdown);
    for (const [index, place] of Object.keys(places).entries()) {
      note(`key in the ${place} field${slowed} (ms)`, keys[index]?.median ?? Number.NaN);
      note(`the same, 95 of 100${slowed} (${place})`, keys[index]?.p95 ?? Number.NaN);
    }
  }
  const rested = await measureRestedKeys(browser, address, labels[1] ?? '');
  note('key and the pause after it (ms)', rested.median);
}
