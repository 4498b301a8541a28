import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll } from 'vitest';
import { loadConfiguration } from '#config/configuration.ts';
import type { Configuration } from '#config/configuration-types.ts';
import { notedInThisProcess, notesCoverage, writeCoverage } from './configuration-coverage.ts';

/** Modules under node_modules are imported as they are, by Node itself. */
const CACHE = resolve('node_modules/.cache/lluerna');

if (notesCoverage)
  afterAll(() => {
    const noted = notedInThisProcess();
    if (noted.size > 0) writeCoverage(`unit-${randomUUID()}`, noted);
  });

/**
 * Publishes the configuration in `root` by its own command, and reads it as the browser does, files in the place of
 * addresses.
 */
export async function publishedConfiguration(
  root = '.',
  coverage = notesCoverage,
): Promise<Configuration> {
  if (coverage) notedInThisProcess();
  mkdirSync(CACHE, { recursive: true });
  const out = mkdtempSync(join(CACHE, 'published-'));
  writeFileSync(join(out, 'package.json'), '{"type":"module"}');
  const wanted = ['--root', root, '--out', out, ...(coverage ? ['--coverage'] : [])];
  const compiler = fork('tools/config-compile.ts', wanted, {
    execArgv: ['--import', 'tsx'],
    silent: true,
  });
  let said = '';
  compiler.stderr?.on('data', (text) => {
    said += text;
  });
  const [code] = await once(compiler, 'exit');
  if (code !== 0) throw new Error(`The configuration cannot be published:\n${said}`);

  const web = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!address.startsWith('file:')) return web(input, init);
    const file = new Response(readFileSync(address.replace('file://', ''), 'utf8'));
    return Promise.resolve(Object.defineProperty(file, 'url', { value: address }));
  };
  return loadConfiguration(`file://${out}/`);
}
