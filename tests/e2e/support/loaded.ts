import type { Page } from '@playwright/test';
import { expect } from './portal-test.ts';

/**
 * Expects that a page shows no skeleton and no look-up under way. In the place of Playwright's `networkidle`, which is
 * reached between two reads of a busy machine, and never while a request waits that no part of the page shows.
 */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
  await expect(page.locator('[aria-busy=true], .busy-mark')).toHaveCount(0);
}
