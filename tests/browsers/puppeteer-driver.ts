import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Cookie, Driver, Found, LaunchOptions } from './driver.ts';

/** Where `tools/test-browsers.mjs` installs what `tests/browsers/packages` lists. */
const PUPPETEER = '.cache/browsers/node_modules/puppeteer-core/lib/esm/puppeteer/puppeteer-core.js';

// What is used of puppeteer-core, which is not installed where types are checked.
interface ElementHandle {
  click(): Promise<void>;
  uploadFile(...files: string[]): Promise<void>;
  contentFrame(): Promise<Frame | null>;
}

interface Frame {
  evaluate(code: string): Promise<unknown>;
  evaluateHandle(code: string): Promise<{ asElement(): ElementHandle | null }>;
}

interface Page {
  goto(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  mainFrame(): Frame;
  keyboard: { type(text: string): Promise<void> };
  setViewport(size: { width: number; height: number }): Promise<void>;
  screenshot(): Promise<Uint8Array>;
}

interface Browser {
  newPage(): Promise<Page>;
  cookies(): Promise<(Cookie & { domain: string })[]>;
  setCookie(cookie: Cookie & { domain: string; path: string }): Promise<void>;
  deleteCookie(cookie: Cookie & { domain: string }): Promise<void>;
  close(): Promise<void>;
}

interface Puppeteer {
  launch(options: Record<string, unknown>): Promise<Browser>;
}

/** Firefox has its theme by preferences, Chromium by a flag. */
const options = {
  firefox: (isDark: boolean) => ({
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH,
    extraPrefsFirefox: {
      'intl.accept_languages': 'es-ES, es',
      // As in the other two: scroll bars take no width from a page.
      'ui.useOverlayScrollbars': 1,
      'ui.systemUsesDarkTheme': Number(isDark),
      'layout.css.prefers-color-scheme.content-override': isDark ? 0 : 1,
    },
  }),
  chromium: (isDark: boolean) => ({
    browser: 'chrome',
    executablePath: process.env.CHROME_PATH,
    args: ['--no-sandbox', '--lang=es-ES', ...(isDark ? ['--force-dark-mode'] : [])],
  }),
};

const foundOf = (handle: ElementHandle): Found & { handle: ElementHandle } => ({
  handle,
  click: () => handle.click(),
  upload: (file) => handle.uploadFile(resolve(file)),
});

/** Starts Firefox, over WebDriver BiDi, or Chromium, over its own protocol. */
export async function startPuppeteer(
  name: keyof typeof options,
  { url, isDark = false }: LaunchOptions,
): Promise<Driver> {
  const { default: puppeteer } = (await import(pathToFileURL(resolve(PUPPETEER)).href)) as {
    default: Puppeteer;
  };
  const browser = await puppeteer.launch({ headless: true, ...options[name](isDark) });
  const page = await browser.newPage();
  // Firefox ESR 140 has no orientation of screens, which puppeteer-core sets beside the size.
  const resize = (width: number, height: number) =>
    page.setViewport({ width, height }).catch((error: Error) => {
      if (!error.message.includes('setScreenOrientationOverride')) throw error;
    });
  await resize(1280, 800);
  const domain = new URL(url).hostname;
  let frame = page.mainFrame();
  const codeOf = (body: string) => `(() => { ${body} })()`;
  return {
    open: async (path) => {
      await page.goto(url + path);
    },
    reload: async () => {
      await page.reload();
    },
    run: async <T>(body: string) => (await frame.evaluate(codeOf(body))) as T,
    find: async (body) => {
      const handle = (await frame.evaluateHandle(codeOf(body))).asElement();
      return handle && foundOf(handle);
    },
    enter: async (one) => {
      const own = one ? await (one as ReturnType<typeof foundOf>).handle.contentFrame() : null;
      frame = own ?? page.mainFrame();
    },
    type: (text) => page.keyboard.type(text),
    resize,
    screenshot: async () => Buffer.from(await page.screenshot()),
    cookies: () => browser.cookies(),
    setCookie: (cookie, value) => browser.setCookie({ name: cookie, value, domain, path: '/' }),
    deleteCookie: async (cookie) => {
      const one = (await browser.cookies()).find((known) => known.name === cookie);
      if (one) await browser.deleteCookie(one);
    },
    close: () => browser.close(),
  };
}
