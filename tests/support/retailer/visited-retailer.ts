import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Configuration } from '#config/configuration-types.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';
import { startRetailer, type TestRetailer } from './retailer.ts';

/** A retailer as visitors use it, and the published configuration, for the pages of one file of tests. */
export function visitedRetailer() {
  const page = {} as { retailer: TestRetailer; configuration: Configuration };
  beforeAll(async () => {
    const [retailer, configuration] = await Promise.all([
      startRetailer(),
      publishedConfiguration(),
    ]);
    Object.assign(page, { retailer, configuration });
    await retailer.visit();
  });
  afterEach(async () => {
    cleanup();
    await page.retailer.clearInjectedFaults();
  });
  afterAll(() => page.retailer.close());
  return page;
}
