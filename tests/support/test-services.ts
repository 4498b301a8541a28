import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { json } from 'node:stream/consumers';
import { TEST_LIMITS } from './test-limits.ts';

/**
 * The process in which a run of tests creates what several files need, at the first request: published configurations,
 * the dump of the seeded database, retailers. Its modules are loaded once.
 */

/** Under node_modules, so that Node itself imports the published modules. */
mkdirSync('node_modules/.cache/lluerna', { recursive: true });
const published = mkdtempSync(resolve('node_modules/.cache/lluerna/published-'));
writeFileSync(join(published, 'package.json'), '{"type":"module"}');

async function publishConfiguration(root: string, coverage: boolean): Promise<string> {
  const { compileConfiguration } = await import('#tools/config/compile.ts');
  const out = mkdtempSync(join(published, 'of-'));
  await compileConfiguration({ root, out, coverage });
  return out;
}

const configurations = new Map<string, Promise<string>>();

/** Each copy of the configuration is published into a folder of its own, the repository's only once. */
function configuration({ root, coverage }: { root: string; coverage: boolean }): Promise<string> {
  if (root !== '.') return publishConfiguration(root, coverage);
  const made = configurations.get(String(coverage)) ?? publishConfiguration(root, coverage);
  configurations.set(String(coverage), made);
  return made;
}

let dump: Promise<string> | undefined;

async function seededDump(): Promise<string> {
  const module = await import('./seeded-dump.ts');
  dump ??= module.seededDump();
  return dump;
}

const retailers = new Map<string, { close(): Promise<void> }>();

async function retailer(): Promise<string> {
  const { startSandbox } = await import('#sandbox/server.ts');
  const { seededMemory } = await import('./seeded-dump.ts');
  await seededDump();
  const sandbox = await startSandbox({
    ...(await seededMemory()),
    port: 0,
    control: true,
    limits: TEST_LIMITS,
    quiet: true,
  });
  retailers.set(sandbox.url, sandbox);
  return sandbox.url;
}

async function closeRetailer({ url }: { url: string }): Promise<string> {
  await retailers.get(url)?.close();
  retailers.delete(url);
  return url;
}

const services: Record<string, (body: never) => Promise<string>> = {
  '/configuration': configuration,
  '/seeded-dump': seededDump,
  '/retailer': retailer,
  '/closed-retailer': closeRetailer,
};

const server = createServer(async (request, response) => {
  try {
    const body = (await json(request)) as never;
    const made = await services[request.url ?? '']?.(body);
    response.end(made);
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
});
server.listen(0, '127.0.0.1', () => {
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.on('disconnect', () => {
  rmSync(published, { recursive: true, force: true });
  process.exit();
});
