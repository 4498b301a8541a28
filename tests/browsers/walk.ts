import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import routes from '#locales/es-ES/routes.json' with { type: 'json' };
import { startSandbox } from '#sandbox/server.ts';
import { signIn } from '#tests/bench/visitors.ts';
import { customerOf, type PicturedPage, picturedPages } from '#tests/pictures/pictured-pages.ts';
import { TEST_LIMITS } from '#tests/support/retailer/test-limits.ts';
import { seededMemory } from '#tests/support/services/seeded-dump.ts';
import type { Driver } from './driver.ts';
import { type BrowserName, browserNames, launch } from './launch.ts';
import { until } from './until.ts';
import { Visit } from './visit.ts';

/**
 * `npm run test:browsers -- --walk`: every page at the widths of a phone and a desk, as household and as visitor, in
 * Chromium, Firefox and WebKit or those that are named. Lists the pages that are wider than the window, and those whose
 * height differs from Chromium's by more than 3 %. `--only PART` walks pages with this in their name. Pictures are in
 * `.cache/walk/`.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' } },
});
const FOLDER = '.cache/walk';
const WIDTHS = [390, 1280];
const HEIGHT = 844;
const TOLERANCE = 0.03;

interface Size {
  height: number;
  /** How much is beyond the width, in pixels. */
  excess: number;
}

const consent = JSON.stringify({ version: '1', date: new Date().toISOString(), categories: [] });

async function start(name: BrowserName, token: string | null): Promise<Driver> {
  const driver = await launch(name, { url: sandbox.url });
  await driver.open('/config/current.json');
  await driver.run(`localStorage.setItem('lluerna.consent', ${JSON.stringify(consent)})`);
  await driver.setCookie('language', 'es-ES');
  if (token) await driver.setCookie('token', token);
  return driver;
}

/** The pages that the retailer writes are the last thing in the foot of visitors. */
const isComplete = `return (document.cookie.includes('token=') || document.body.textContent.includes('Consejos de ahorro'))
  && Boolean(document.querySelector('h1')?.textContent)
  && document.fonts.status === 'loaded'
  && !document.documentElement.hasAttribute('data-loading')
  && !document.querySelector('[aria-busy=true], .busy-mark, .chart-plot[data-kind=steps]:not(:has(.apexcharts-svg))')`;

const sizeOf = (driver: Driver): Promise<Size> =>
  driver.run(`const { scrollHeight, scrollWidth } = document.documentElement;
    return { height: scrollHeight, excess: scrollWidth - innerWidth };`);

/** The size of a page at a width, once it no longer changes and nothing of it is being loaded. */
async function measure({ driver }: Visit, what: string, width: number): Promise<Size> {
  await driver.resize(width, HEIGHT);
  // What waits to be seen is loaded where the window is as high as the page; that may make the page longer, once.
  for (const _ of ['frame', 'content']) {
    const { height } = await sizeOf(driver);
    await driver.resize(width, height);
    await until(`${what} is complete`, () => driver.run<boolean>(isComplete));
    await driver.resize(width, HEIGHT);
  }
  let last = '';
  return until(`${what} no longer changes`, async () => {
    const size = await sizeOf(driver);
    const isSame = JSON.stringify(size) === last;
    last = JSON.stringify(size);
    return isSame && size;
  });
}

/** Sizes of a page by what was measured: each width, and the first again after the others. */
type Sizes = Record<string, Size>;

async function sizesOf(visit: Visit, page: PicturedPage, browser: BrowserName): Promise<Sizes> {
  const sizes: Sizes = {};
  await visit.driver.resize(WIDTHS[0] ?? 0, HEIGHT);
  await visit.open(page.address);
  for (const [place, width] of [...WIDTHS, WIDTHS[0] ?? 0].entries()) {
    const what = `${page.name} at ${width} px${place < WIDTHS.length ? '' : ', narrowed'}`;
    const size = await measure(visit, what, width);
    sizes[what] = size;
    await visit.driver.resize(width, size.height);
    writeFileSync(`${FOLDER}/${what} ${browser}.png`, await visit.driver.screenshot());
  }
  return sizes;
}

/** Sizes of all pages in a browser. A page that cannot be measured is reported and left out. */
async function walk(browser: BrowserName): Promise<Sizes> {
  const sizes: Sizes = {};
  for (const isVisitor of [true, false]) {
    const visit = new Visit(await start(browser, isVisitor ? null : token));
    for (const page of pages.filter((one) => one.isVisitor === isVisitor))
      try {
        Object.assign(sizes, await sizesOf(visit, page, browser));
      } catch (error) {
        failed += 1;
        console.log(
          `✗ ${browser}: ${page.name}: ${error instanceof Error ? error.message : error}`,
        );
      }
    await visit.driver.close();
  }
  return sizes;
}

/** What is wrong with a page, compared with Chromium's; null when nothing is. */
function fault({ height, excess }: Size, usual: Size | undefined): string | null {
  if (excess > 0) return `${excess} px wider than the window`;
  if (!usual || Math.abs(height / usual.height - 1) <= TOLERANCE) return null;
  return `${height} px high, ${usual.height} px in Chromium`;
}

mkdirSync(FOLDER, { recursive: true });
const sandbox = await startSandbox({
  ...{ port: 0, staticDir: 'dist', quiet: true, control: true, limits: TEST_LIMITS },
  ...(await seededMemory()),
});
const token = await signIn(sandbox.url, '00000000T');
const pages = picturedPages(
  routes as Record<string, string>,
  await customerOf(sandbox.url, token),
).filter(({ name }) => name.includes(values.only));
let [passed, failed] = [0, 0];
let usual: Sizes = {};
for (const browser of browserNames(positionals, ['chromium', 'firefox', 'webkit'])) {
  const sizes = await walk(browser);
  if (browser === 'chromium') usual = sizes;
  for (const [what, size] of Object.entries(sizes)) {
    const problem = fault(size, usual[what]);
    if (problem) console.log(`✗ ${browser}: ${what}: ${problem}`);
    if (problem) failed += 1;
    else passed += 1;
  }
}
console.log(`Pictures: ${FOLDER}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
