import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContext, chromium, type Page as Tab } from '@playwright/test';
import { startSandbox } from '#sandbox/server.ts';
import { signIn } from '#tests/bench/visitors.ts';
import { refuseConsent } from '#tests/e2e/support/refuse-consent.ts';
import { TEST_LIMITS } from '#tests/support/retailer/test-limits.ts';
import { customerOf, type PicturedPage, picturedPages } from './pictured-pages.ts';
import { writeReadmePicture } from './readme-picture.ts';

/**
 * `npm run pictures`: every page of the built portal as a picture, and a sheet with all of them side by side, in
 * `.cache/pictures/`. `--widths 390,1280`, `--theme dark`, `--language ca-ES`, `--text 200` (percent), a part of a page's
 * name for some of them. `--readme` takes the picture of the README instead.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    widths: { type: 'string', default: '390,1280' },
    theme: { type: 'string', default: 'light' },
    language: { type: 'string', default: 'es-ES' },
    text: { type: 'string', default: '100' },
    readme: { type: 'boolean', default: false },
  },
});

const FOLDER = '.cache/pictures';
const HEIGHT = 800;
/** Width of a page on the sheet, in pixels. */
const THUMBNAIL = 240;

interface Look {
  width: number;
  isDark: boolean;
  language: string;
  /** Size of the text in percent. */
  text: number;
}

interface Picture {
  page: PicturedPage;
  width: number;
  file: string;
  /** Height of the whole page in pixels. */
  height: number;
  /** How much of it is beyond the width, in pixels. */
  excess: number;
}

async function contextOf(browser: Browser, url: string, look: Look, token: string | null) {
  const { width, isDark, language } = look;
  const context = await browser.newContext({
    viewport: { width, height: HEIGHT },
    colorScheme: isDark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    isMobile: width < 600,
    hasTouch: width < 600,
    locale: language,
    timezoneId: 'Europe/Madrid',
  });
  await refuseConsent(context);
  const cookies = { language, ...(token && { token }) };
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
  return context;
}

const heightOf = (tab: Tab): Promise<number> =>
  tab.evaluate(() => document.documentElement.scrollHeight);

/** Takes the whole page, once nothing of it is being loaded. */
async function take(
  context: BrowserContext,
  url: string,
  page: PicturedPage,
  { width, text }: Look,
): Promise<Picture> {
  const tab = await context.newPage();
  tab.setDefaultTimeout(30_000);
  await tab.goto(url + page.address);
  // The policy of the portal lets no style in, but the object model.
  if (text !== 100)
    await tab.evaluate((percent) => {
      document.documentElement.style.fontSize = `${percent}%`;
    }, text);
  // A prerendered page may be in another language until the application is there.
  await tab.waitForFunction(
    () =>
      performance.getEntriesByName('drawn').length > 0 &&
      Boolean(document.querySelector('h1')?.textContent),
  );
  // What waits to be seen is loaded: what comes may make the page longer, once. A page may also grow with the window.
  for (const _ of ['frame', 'content']) {
    await tab.setViewportSize({ width, height: await heightOf(tab) });
    await tab.waitForFunction(
      () =>
        !document.documentElement.hasAttribute('data-loading') &&
        !document.querySelector(
          '[aria-busy=true], .busy-mark, .chart-plot[data-kind=steps]:not(:has(.apexcharts-svg))',
        ),
    );
    await tab.setViewportSize({ width, height: HEIGHT });
  }
  await tab.evaluate(() => document.fonts.ready);
  const height = await heightOf(tab);
  const excess = await tab.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  await tab.setViewportSize({ width, height });
  const file = `${width}/${page.name}.png`;
  await tab.screenshot({ path: `${FOLDER}/${file}`, animations: 'disabled' });
  await tab.close();
  return { page, width, file, height, excess };
}

/** A page of all pictures of a width, and a picture of it. */
async function writeSheet(browser: Browser, width: number, pictures: readonly Picture[]) {
  const figures = pictures
    .map(
      ({ page, file, height, excess }) =>
        `<figure><img src="${file}" width="${THUMBNAIL}" alt=""><figcaption>${page.name} · ${height} px${excess > 0 ? ` · ${excess} px too wide` : ''}</figcaption></figure>`,
    )
    .join('\n');
  const style = `body{font:12px system-ui;background:#777;display:flex;flex-wrap:wrap;gap:16px;align-items:start;margin:16px}
figure{margin:0;color:#fff}img{display:block}`;
  const file = `${FOLDER}/sheet-${width}`;
  writeFileSync(
    `${file}.html`,
    `<!doctype html><meta charset="utf-8"><style>${style}</style>${figures}`,
  );
  const tab = await browser.newPage({ viewport: { width: 2080, height: 1200 } });
  await tab.goto(`file://${process.cwd()}/${file}.html`);
  await tab.screenshot({ path: `${file}.png`, fullPage: true });
  await tab.close();
}

const { default: routes } = (await import(`../../locales/${values.language}/routes.json`, {
  with: { type: 'json' },
})) as { default: Record<string, string> };
const sandbox = await startSandbox({
  ...{ port: 0, dataDir: null, staticDir: 'dist', quiet: true, control: true },
  limits: TEST_LIMITS,
});
const token = await signIn(sandbox.url, '00000000T');
const customer = await customerOf(sandbox.url, token);
const pages = picturedPages(routes, customer).filter(
  ({ name }) => positionals.length === 0 || positionals.some((part) => name.includes(part)),
);
const browser = await chromium.launch({
  ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
  args: ['--no-sandbox'],
});
const usual = { isDark: false, language: values.language, text: 100 };
if (values.readme)
  await writeReadmePicture(browser, {
    desktop: await contextOf(browser, sandbox.url, { ...usual, width: 1280 }, token),
    phone: await contextOf(browser, sandbox.url, { ...usual, width: 390 }, null),
    home: `${sandbox.url}${routes.home}`,
    contracting: `${sandbox.url}${routes['contracting-electricity']}`,
  });
for (const width of values.readme ? [] : values.widths.split(',').map(Number)) {
  rmSync(`${FOLDER}/${width}`, { recursive: true, force: true });
  mkdirSync(`${FOLDER}/${width}`, { recursive: true });
  const look = {
    ...{ width, isDark: values.theme === 'dark' },
    ...{ language: values.language, text: Number(values.text) },
  };
  const contexts = {
    visitor: await contextOf(browser, sandbox.url, look, null),
    customer: await contextOf(browser, sandbox.url, look, token),
  };
  const pictures: Picture[] = [];
  for (const page of pages) {
    const context = page.isVisitor ? contexts.visitor : contexts.customer;
    try {
      pictures.push(await take(context, sandbox.url, page, look));
    } catch (error) {
      console.error(`✗ ${page.name} at ${width} px: ${String(error).split('\n', 1)}`);
      process.exitCode = 1;
    }
  }
  await Promise.all(Object.values(contexts).map((context) => context.close()));
  await writeSheet(browser, width, pictures);
  console.log(`${pictures.length} pages at ${width} px: ${FOLDER}/sheet-${width}.png`);
}
await browser.close();
await sandbox.close();
