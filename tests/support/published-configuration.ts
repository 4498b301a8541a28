import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll } from 'vitest';
import { loadConfiguration } from '#config/configuration.ts';
import type { Configuration } from '#config/configuration-types.ts';
import { askTestServices } from './ask-test-services.ts';
import { notedInThisProcess, notesCoverage, writeCoverage } from './configuration-coverage.ts';

if (notesCoverage)
  afterAll(() => {
    const noted = notedInThisProcess();
    if (noted.size > 0) writeCoverage(`unit-${randomUUID()}`, noted);
  });

/** Publishes the configuration in `root`, and loads it as the browser does, with files instead of URLs. */
export async function publishedConfiguration(
  root = '.',
  coverage = notesCoverage,
): Promise<Configuration> {
  if (coverage) notedInThisProcess();
  const out = await askTestServices('configuration', { root, coverage });
  const web = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!address.startsWith('file:')) return web(input, init);
    const file = new Response(readFileSync(address.replace('file://', ''), 'utf8'));
    return Promise.resolve(Object.defineProperty(file, 'url', { value: address }));
  };
  return loadConfiguration(`file://${out}/`);
}
