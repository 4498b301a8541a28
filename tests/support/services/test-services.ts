import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { json } from 'node:stream/consumers';
import type { startSandbox } from '#sandbox/server.ts';
import { resetSwitches, setBack } from '#tests/support/retailer/reset-switches.ts';
import { TEST_LIMITS } from '#tests/support/retailer/test-limits.ts';

/**
 * The process in which a run of tests creates what several files need, at the first request: published configurations,
 * the dump of the seeded database, retailers. Its modules are loaded once.
 */

type Retailer = Awaited<ReturnType<typeof startSandbox>>;

/** Under node_modules, so that Node itself imports the published modules. */
mkdirSync('node_modules/.cache/lluerna', { recursive: true });
const published = mkdtempSync(resolve('node_modules/.cache/lluerna/published-'));
writeFileSync(join(published, 'package.json'), '{"type":"module"}');

async function publishConfiguration(
  root: string,
  coverage: boolean,
  partner?: string,
): Promise<string> {
  const { compileConfiguration } = await import('#tools/config/compile.ts');
  const out = mkdtempSync(join(published, 'of-'));
  await compileConfiguration({ root, out, coverage, partner: partner ?? null });
  return out;
}

interface WantedConfiguration {
  root: string;
  coverage: boolean;
  /** Only of a copy. */
  partner?: string;
}

const configurations = new Map<string, Promise<string>>();

/** Each copy of the configuration is published into a folder of its own, the repository's only once. */
function configuration({ root, coverage, partner }: WantedConfiguration): Promise<string> {
  if (root !== '.') return publishConfiguration(root, coverage, partner);
  const made = configurations.get(String(coverage)) ?? publishConfiguration(root, coverage);
  configurations.set(String(coverage), made);
  return made;
}

/** The compiled forms of the gallery, in a folder that the preview would serve. */
async function specimens(): Promise<string> {
  const { compileSpecimens } = await import('#tools/gallery-specimens.ts');
  const out = mkdtempSync(join(published, 'specimens-'));
  await compileSpecimens(out);
  return out;
}

let dump: Promise<string> | undefined;

async function seededDump(): Promise<string> {
  const module = await import('./seeded-dump.ts');
  dump ??= module.seededDump();
  return dump;
}

const retailers = new Map<string, Retailer>();
/** Retailers whose file of tests has ended. Each customer of a test is a new one, so the next file may have them. */
const free: Retailer[] = [];

async function retailer(): Promise<string> {
  const found = free.pop() ?? (await startRetailer());
  retailers.set(found.url, found);
  return found.url;
}

async function startRetailer(): Promise<Retailer> {
  const { startSandbox } = await import('#sandbox/server.ts');
  const { seededMemory } = await import('./seeded-dump.ts');
  // Created once, though several files begin together.
  await seededDump();
  return startSandbox({
    ...(await seededMemory()),
    port: 0,
    control: true,
    limits: TEST_LIMITS,
    quiet: true,
    compresses: false,
  });
}

async function closeRetailer({ url, isVisited }: { url: string; isVisited: boolean }) {
  const found = retailers.get(url);
  retailers.delete(url);
  if (!found) return url;
  // Visitors of every file contract for the same people and supplies, which a retailer takes once.
  if (isVisited) await setBack(url, 'POST', 'reset');
  await resetSwitches(url);
  free.push(found);
  return url;
}

const services: Record<string, (body: never) => Promise<string>> = {
  '/configuration': configuration,
  '/specimens': specimens,
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
// A client that was busy for five seconds, Node's usual limit, would send into a closed connection.
server.keepAliveTimeout = 600_000;
server.listen(0, '127.0.0.1', () => {
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.on('disconnect', () => {
  rmSync(published, { recursive: true, force: true });
  process.exit();
});
