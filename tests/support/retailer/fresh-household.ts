import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { forgetDrafts, openDrafts } from '#forms/drafts/form-draft.ts';
import type { FreshCustomer } from './fresh-customer.ts';
import { startRetailer, type TestRetailer } from './retailer.ts';

/** A retailer for the tests of a file, and for each of them a household of its own that is signed in. */
export function freshHousehold(wanted: Parameters<TestRetailer['signInFresh']>[0] = {}): {
  retailer: TestRetailer;
  customer: FreshCustomer;
} {
  const household = {} as ReturnType<typeof freshHousehold>;
  beforeAll(async () => {
    household.retailer = await startRetailer();
  });
  afterAll(() => household.retailer.close());
  beforeEach(async () => {
    household.customer = await household.retailer.signInFresh(wanted);
    openDrafts(String(household.customer.id));
  });
  afterEach(async () => {
    cleanup();
    forgetDrafts();
    vi.restoreAllMocks();
    await household.retailer.clearInjectedFaults();
  });
  return household;
}
