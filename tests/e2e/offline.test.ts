import type { Page } from '@playwright/test';
import { expect, test } from './support/portal-test.ts';

// A real service worker and a real loss of the network, which jsdom does not have.

/** Paths of all that the browser caches for the portal. */
const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        paths.push(new URL(url).pathname);
    return paths;
  });

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test.use({ hasOwnBrowser: true });

test('without a connection a page of the portal says so, in the language of the customer, until it is back', async ({
  signedIn: page,
  context,
  sandbox,
  baseURL,
}) => {
  await context.addCookies([{ name: 'language', value: 'ca-ES', url: baseURL ?? '' }]);
  await page.goto('/factures');
  await expect.poll(() => cachedPaths(page)).toContain('/offline-page');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Factures' })).toBeVisible();
  await expect
    .poll(async () => (await cachedPaths(page)).some((path) => path.startsWith('/assets/')))
    .toBe(true);

  await context.setOffline(true);
  await page.goto('/contractes/electricity');
  await expect(page.getByRole('heading', { name: 'No hi ha connexió' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ca-ES');
  await expect(page.getByRole('link', { name: '900 000 000' })).toBeVisible();
  await expect(page.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  await expect(page.getByRole('link', { name: /Tornar/ })).toHaveCSS('color', 'rgb(255, 255, 255)');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Els seus contractes' })).toBeVisible();

  const paths = await cachedPaths(page);
  const unnamed = paths.filter((path) => !/^\/(assets|config)\/.*[-.][\w-]{8,10}\.\w+$/.test(path));
  expect(unnamed).toEqual(['/offline-page']);

  await sandbox.injectedFault({
    operationId: 'getPublicSettings',
    kind: 'body',
    body: JSON.stringify({ status: 'OK', data: { app: { offline: false } } }),
    contentType: 'application/json',
  });
  await page.reload();
  await expect.poll(() => registrations(page)).toBe(0);
  // The worker of this page serves it until it is left, and may store what was on its way.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Els seus contractes' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
});
