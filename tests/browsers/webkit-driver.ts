import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import type { Driver, Found, LaunchOptions } from './driver.ts';
import { until } from './until.ts';

/** Name of the member by which WebDriver refers to an element: https://www.w3.org/TR/webdriver2/#elements */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
type Reference = { [ELEMENT]: string };

/** Starts an X server without a screen; returns its display. */
async function startDisplay(): Promise<{ server: ChildProcess; display: string }> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const output = server.stdio[3];
  if (!output) throw new Error('Xvfb has no output');
  const [number] = await once(output, 'data');
  return { server, display: `:${String(number).trim()}` };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** Calls of WebDriver over HTTP; a call that failed throws with the driver's words. */
const callsOf = (base: string) => async (method: string, path: string, body?: unknown) => {
  const init = { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  const response = await fetch(base + path, init);
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`WebDriver ${method} ${path}: ${error} ${message}`);
};

/** Starts WebKitGTK's small browser by its WebDriver, with an X server of its own. */
export async function startWebKit({ url, isDark = false }: LaunchOptions): Promise<Driver> {
  const { server, display } = await startDisplay();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      LIBGL_ALWAYS_SOFTWARE: '1',
      // WebKitGTK takes `prefers-color-scheme` from the theme of its windows.
      GTK_THEME: isDark ? 'Adwaita:dark' : 'Adwaita',
    },
  });
  const stop = () => {
    driver.kill();
    server.kill();
  };
  process.once('exit', stop);
  const call = callsOf(`http://127.0.0.1:${port}`);
  await until('WebKitWebDriver listens', () => call('GET', '/status').catch(() => null));
  // Without its tool bar, which is 447 px wide, the window can be as narrow as a phone.
  const browserOptions = { args: ['--automation', '--full-screen'] };
  const alwaysMatch = { 'webkitgtk:browserOptions': browserOptions };
  const { sessionId } = (await call('POST', '/session', { capabilities: { alwaysMatch } })) as {
    sessionId: string;
  };
  const send = (method: string, path: string, body?: unknown) =>
    call(method, `/session/${sessionId}${path}`, body);
  const run = (script: string) => send('POST', '/execute/sync', { script, args: [] });
  const foundOf = (reference: Reference): Found & { reference: Reference } => ({
    reference,
    click: async () => void (await send('POST', `/element/${reference[ELEMENT]}/click`, {})),
    upload: async (file) =>
      void (await send('POST', `/element/${reference[ELEMENT]}/value`, { text: resolve(file) })),
  });
  const resize = async (width: number, height: number) => {
    const isSized = `innerWidth === ${width} && innerHeight === ${height}`;
    // The page applies its media queries with the frame after the event, up to a second after its window has changed.
    await run(`globalThis.isResized = ${isSized};
      addEventListener('resize', () => requestAnimationFrame(() => { isResized = true; }), { once: true });`);
    await send('POST', '/window/rect', { width, height });
    await until(`the window is ${width} × ${height} px`, () =>
      run(`return isResized && ${isSized}`),
    );
  };
  await resize(1280, 800);
  return {
    open: async (path) => void (await send('POST', '/url', { url: url + path })),
    reload: async () => void (await send('POST', '/refresh', {})),
    run: async <T>(body: string) => (await run(body)) as T,
    find: async (body) => {
      const reference = (await run(body)) as Reference | null;
      return reference && foundOf(reference);
    },
    enter: async (frame) => {
      const id = frame && (frame as ReturnType<typeof foundOf>).reference;
      await send('POST', '/frame', { id });
    },
    type: async (text) => {
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await send('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    resize,
    screenshot: async () => Buffer.from((await send('GET', '/screenshot')) as string, 'base64'),
    cookies: async () => (await send('GET', '/cookie')) as { name: string; value: string }[],
    setCookie: async (name, value) =>
      void (await send('POST', '/cookie', { cookie: { name, value, path: '/' } })),
    deleteCookie: async (name) => void (await send('DELETE', `/cookie/${name}`)),
    close: async () => {
      await send('DELETE', '').catch(() => {});
      process.off('exit', stop);
      stop();
    },
  };
}
