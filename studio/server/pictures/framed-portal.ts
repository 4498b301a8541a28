import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import type { Browser, BrowserContext, Frame, Page } from '@playwright/test';
import { getMimeType } from 'hono/utils/mime';
import type { FromPortal, FromStudio } from '#workbench/edit/studio-messages.ts';

interface FramedPortalOptions {
  browser: Browser;
  /** Address of the previewed portal, for this machine. */
  portal: string;
  /** Origin of the Studio, which alone may frame it. */
  studio: string;
  /** Configuration to show instead of the working copy; null: the working copy. */
  folder: string | null;
  width: number;
}

/** The portal in a frame, in a browser without a window. */
export interface FramedPortal {
  /** Sends messages, one after another is done; false where one of them failed. */
  act(...messages: FromStudio[]): Promise<boolean>;
  /** The whole page, as PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

const HEIGHT = 800;
/** Longer pages are cut off. */
const TALLEST = 8000;
const LONGEST_MS = 30_000;
const MOST_TRIES = 6;

/** What the frame of the Studio does here: it stores what the portal says. */
const FRAME = `<!doctype html><meta charset="utf-8"><title>Studio</title>
<style>html,body{margin:0}iframe{display:block;width:100vw;height:100vh;border:0}</style>
<script>const heard=[];addEventListener('message',({data})=>heard.push(JSON.stringify(data)))</script>`;

declare const heard: string[];

/** Opens the portal as the Studio frames it, so that it can be steered. Rejects where it does not appear. */
export async function openFramed({
  browser,
  portal,
  studio,
  folder,
  width,
}: FramedPortalOptions): Promise<FramedPortal> {
  const context = await browser.newContext({
    viewport: { width, height: HEIGHT },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    timezoneId: 'Europe/Madrid',
  });
  context.setDefaultTimeout(LONGEST_MS);
  await refuseConsent(context);
  await context.route(`${studio}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: FRAME }),
  );
  // The working copy may go on meanwhile.
  await context.route(`${portal}/_preview/api/events`, (route) => route.abort());
  if (folder !== null)
    await context.route(`${portal}/config/**`, async (route) => {
      const file = normalize(decodeURIComponent(new URL(route.request().url()).pathname)).slice(8);
      const body = await readFile(join(folder, file)).catch(() => null);
      const contentType = getMimeType(file) ?? 'application/octet-stream';
      return body ? route.fulfill({ body, contentType }) : route.fulfill({ status: 404 });
    });
  const page = await context.newPage();
  let failures = 0;
  page.on('console', (message) => {
    if (message.type() === 'warning' && /\bError\b/.test(message.text())) failures += 1;
  });
  await page.goto(`${studio}/`);
  await page.evaluate((address) => {
    const frame = document.createElement('iframe');
    frame.src = address;
    document.body.append(frame);
  }, `${portal}/`);
  await page.waitForFunction(() => heard.some((one) => one.includes('"ready"')));
  const frame = page.frames().find((one) => one.parentFrame() !== null);
  if (!frame) throw new Error('The portal has no frame');

  const send = (message: FromStudio) =>
    page.evaluate(
      ([content, origin]) => {
        window.frames[0]?.postMessage(JSON.parse(content), origin);
      },
      [JSON.stringify(message), new URL(portal).origin] as const,
    );
  return {
    async act(...messages) {
      const before = failures;
      for (const message of messages) await send(message);
      await page.evaluate(() => heard.splice(0));
      // The portal says the same scene twice only in answer to that, after all that came before.
      await send({ type: 'welcome' } satisfies FromStudio);
      await send({ type: 'welcome' } satisfies FromStudio);
      await page.waitForFunction(
        (type) => {
          const scenes = heard.filter((one) => one.includes(type));
          return scenes.some((one, at) => one === scenes[at + 1]);
        },
        `"type":"${'scene' satisfies FromPortal['type']}"`,
      );
      return failures === before;
    },
    picture: () => wholePage(page, frame),
    close: () => context.close(),
  };
}

/** Takes the page at its full height, once two pictures in a row are the same. */
async function wholePage(page: Page, frame: Frame): Promise<Buffer> {
  const width = page.viewportSize()?.width ?? 0;
  for (const _ of ['frame', 'content']) {
    await isSettled(frame);
    const height = await frame.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.min(Math.max(height, HEIGHT), TALLEST) });
  }
  await isSettled(frame);
  const take = () => page.screenshot({ animations: 'disabled' });
  let last = await take();
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    await frame.evaluate(twoFrames);
    const next = await take();
    if (next.equals(last)) break;
    last = next;
  }
  await page.setViewportSize({ width, height: HEIGHT });
  return last;
}

/** Resolves once what was changed before is on the screen. */
const twoFrames = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

const isSettled = (frame: Frame) =>
  frame.waitForFunction(
    () =>
      Boolean(document.querySelector('h1')?.textContent) &&
      document.fonts.status === 'loaded' &&
      !document.documentElement.hasAttribute('data-loading') &&
      !document.querySelector(
        '[aria-busy=true], .busy-mark, .chart-plot[data-kind=steps]:not(:has(.apexcharts-svg))',
      ),
  );

/** Without it the banner of consent would be on every page. */
const refuseConsent = (context: BrowserContext) =>
  context.addInitScript(() => {
    try {
      const record = { version: '1', date: new Date().toISOString(), categories: [] };
      localStorage.setItem('lluerna.consent', JSON.stringify(record));
    } catch {
      // The empty page of a frame stores nothing.
    }
  });
