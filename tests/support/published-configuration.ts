import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadConfiguration } from '#config/configuration.ts';
import type { Configuration } from '#config/configuration-types.ts';

/** Modules under node_modules are imported as they are, by Node itself. */
const CACHE = resolve('node_modules/.cache/lluerna');

/**
 * Publishes the configuration in `root` by its own command, and reads it as the browser does, files in the place of
 * addresses.
 */
export async function publishedConfiguration(root = '.'): Promise<Configuration> {
  mkdirSync(CACHE, { recursive: true });
  const out = mkdtempSync(join(CACHE, 'published-'));
  writeFileSync(join(out, 'package.json'), '{"type":"module"}');
  const compiler = fork('tools/config-compile.ts', ['--root', root, '--out', out], {
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
    return Promise.resolve(new Response(readFileSync(address.replace('file://', ''), 'utf8')));
  };
  return loadConfiguration(`file://${out}/`);
}
