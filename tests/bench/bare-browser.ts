import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { chromium } from '@playwright/test';

type Params = Record<string, unknown>;

interface Message {
  id?: number;
  method?: string;
  params?: Params;
  result?: Params;
  error?: { message: string };
  sessionId?: string;
}

/** Sends a command of the DevTools protocol; gives its result. Rejects when the browser refuses it. */
export type Send = (method: string, params?: Params, sessionId?: string) => Promise<Params>;

export interface BareBrowser {
  send: Send;
  on: (method: string, listener: (params: Params) => void) => void;
  close: () => Promise<void>;
}

/**
 * A browser without the listeners of Playwright: its `Runtime.enable` makes V8 parse each large script again, some 90 ms
 * of a phone that no customer waits for. https://chromedevtools.github.io/devtools-protocol/
 */
export async function openBareBrowser(): Promise<BareBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'bench-browser-'));
  const browser = spawn(
    process.env.CHROME_PATH ?? chromium.executablePath(),
    [
      ...['--no-sandbox', '--headless', '--remote-debugging-pipe', `--user-data-dir=${profile}`],
      ...['--no-first-run', '--lang=es-ES', '--accept-lang=es-ES', 'about:blank'],
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const [, , , input, output] = browser.stdio as unknown as [0, 0, 0, Writable, Readable];
  const waiting = new Map<number, (message: Message) => void>();
  const listeners = new Map<string, (params: Params) => void>();
  let rest = '';
  output.setEncoding('utf8').on('data', (text: string) => {
    const messages = (rest + text).split('\0');
    rest = messages.pop() ?? '';
    for (const one of messages) {
      const message: Message = JSON.parse(one);
      if (message.id) waiting.get(message.id)?.(message);
      else listeners.get(message.method ?? '')?.(message.params ?? {});
    }
  });
  let last = 0;
  return {
    send: (method, params = {}, sessionId) =>
      new Promise((resolve, reject) => {
        last += 1;
        const id = last;
        waiting.set(id, ({ result, error }) => {
          waiting.delete(id);
          if (error) reject(new Error(`${method}: ${error.message}`));
          else resolve(result ?? {});
        });
        input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
      }),
    on: (method, listener) => void listeners.set(method, listener),
    close: async () => {
      const closed = new Promise((resolve) => browser.once('exit', resolve));
      browser.kill();
      await closed;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
