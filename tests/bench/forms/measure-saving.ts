import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { quantile } from './key-cost.ts';

const ROOMS = [
  'index.html',
  'locales',
  'machines',
  'openapi',
  'package.json',
  'sandbox',
  'schemas',
  'src',
  'tests/config',
  'tools',
  'tsconfig.json',
  'vite.config.ts',
];
const RUNS = 5;
/** A loaded machine takes its time. */
const START_MS = 120_000;
const TEXTS = 'locales/es-ES/session.json';

/** A copy of the repository, so that no working copy is overwritten. */
function copyOfTheRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'bench-dev-'));
  for (const room of ROOMS) cpSync(room, join(copy, room), { recursive: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** Median milliseconds from saving a text until the page of `npm run dev` shows it. */
export async function measureSaving(browser: Browser, port: number): Promise<number> {
  const copy = copyOfTheRepository();
  const dev = spawn(process.execPath, ['--import', 'tsx', 'tools/dev.ts'], {
    cwd: copy,
    // Vite's build, which runs before this, leaves the mode of production in the environment.
    env: { ...process.env, NODE_ENV: 'development', PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(dev, 'exit');
  try {
    await new Promise<void>((ready, broken) => {
      dev.stdout.on('data', (said) => String(said).includes('· Configuration') && ready());
      ended.then(() => broken(new Error('dev ended before it was ready')));
    });
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`http://localhost:${port}/acceso`, { timeout: START_MS });
    const heading = page.getByRole('heading', { level: 1 });
    await heading.waitFor({ timeout: START_MS });
    const file = join(copy, TEXTS);
    const texts = readFileSync(file, 'utf8');
    const before = (await heading.textContent()) ?? '';
    const times: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      const title = `${before} ${run}`;
      const from = performance.now();
      writeFileSync(file, texts.replace(JSON.stringify(before), JSON.stringify(title)));
      await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor({
        timeout: START_MS,
      });
      times.push(performance.now() - from);
    }
    await context.close();
    return quantile(times, 0.5);
  } finally {
    dev.kill('SIGTERM');
    await ended;
    rmSync(copy, { recursive: true, force: true });
  }
}
