import type { BrowserContext } from '@playwright/test';

/**
 * Answers the question about cookies, which would stand on every page, as somebody who wants none; on each site that a
 * test serves. A frame of another origin, as the card's, stores nothing.
 */
export async function refuseConsent(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    try {
      if (localStorage.getItem('lluerna.consent')) return;
      const record = { version: '1', date: new Date().toISOString(), categories: [] };
      localStorage.setItem('lluerna.consent', JSON.stringify(record));
    } catch {
      // Nothing can be stored there.
    }
  });
}
