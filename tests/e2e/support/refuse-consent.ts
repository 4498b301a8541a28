import type { BrowserContext } from '@playwright/test';

/**
 * Stores the refusal of all cookies, as the consent banner would otherwise be on every page; for each site that a test
 * serves. A frame of another origin, such as the card fields, stores nothing.
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
