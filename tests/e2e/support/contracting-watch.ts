import type { Page } from '@playwright/test';

/** References of the leads that a page sends from now on. */
export function leadsOf(page: Page) {
  const known = new Set<string>();
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (response.request().method() !== 'POST' || !pathname.endsWith('/leads')) return;
    const body = await response.json().catch(() => null);
    const id = body?.data?.lead_id ?? body?.lead_id;
    if (id) known.add(String(id));
  });
  return { leads: () => [...known] };
}

/** Everything that a browser stores of the portal: local and session storage, databases, caches, cookies. */
export async function storedInBrowser(page: Page): Promise<string> {
  const stored = await page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    const storages = [localStorage, sessionStorage].map((one) => JSON.stringify({ ...one }));
    return [...storages, ...names, ...(await caches.keys())].join(' ');
  });
  const { cookies, origins } = await page.context().storageState({ indexedDB: true });
  return [stored, JSON.stringify({ cookies, origins }), page.url()].join(' ');
}
