import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll } from 'vitest';
import { loadConfiguration } from '#config/configuration.ts';
import type { Configuration } from '#config/configuration-types.ts';
import { notedInThisProcess, notesCoverage, writeCoverage } from './configuration-coverage.ts';
import { requestTestServices } from './request-test-services.ts';

if (notesCoverage)
  afterAll(() => {
    const noted = notedInThisProcess();
    if (noted.size > 0) writeCoverage(`unit-${randomUUID()}`, noted);
  });

/** Versions of `fetch` that read files: a file of tests may put another one in place. */
const readsFiles = new WeakSet<typeof fetch>();

function readFiles(): void {
  const web = globalThis.fetch;
  if (readsFiles.has(web)) return;
  globalThis.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!address.startsWith('file:')) return web(input, init);
    const file = new Response(readFileSync(address.replace('file://', ''), 'utf8'));
    return Promise.resolve(Object.defineProperty(file, 'url', { value: address }));
  };
  readsFiles.add(globalThis.fetch);
}

/**
 * Publishes the configuration in `root`, of a copy also that of a partner, and loads it as the browser does, with files
 * instead of URLs.
 */
export async function publishedConfiguration(
  root = '.',
  coverage = notesCoverage,
  partner?: string,
): Promise<Configuration> {
  if (coverage) notedInThisProcess();
  const out = await requestTestServices('configuration', { root, coverage, partner });
  readFiles();
  return loadConfiguration(`file://${out}/`);
}
