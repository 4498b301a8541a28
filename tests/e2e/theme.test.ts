import type { Page } from '@playwright/test';
import { expect, test } from './support/portal-test.ts';

/** Lightness of what is behind everything, from 0 to 255. */
const groundOf = (page: Page) =>
  page.evaluate(() => {
    const [red = 0] = getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? [];
    return Number(red);
  });

const isDark = async (page: Page) => (await groundOf(page)) < 128;

// A service worker would serve the file whose request this test never answers.
test.use({ hasOwnBrowser: true, serviceWorkers: 'block' });

// Only a browser applies the style sheet.
test('a look that was chosen stands against the system, before the portal is there too', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/acceso');
  expect(await isDark(page)).toBe(false);
  // The retailer's own pages arrive later, and move what is below them in the foot.
  await expect(page.getByRole('link', { name: 'Consejos de ahorro' })).toBeVisible();
  await page.getByRole('button', { name: 'Aspecto: Como el dispositivo' }).click();
  await page.getByRole('menuitem', { name: 'Oscuro' }).click();
  await expect(page.getByRole('button', { name: 'Aspecto: Oscuro' })).toBeVisible();
  expect(await isDark(page)).toBe(true);

  await page.route('**/assets/start-*.js', () => {});
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html[data-bs-theme=dark] h1')).toBeAttached();
  await expect.poll(() => isDark(page)).toBe(true);
  await page.emulateMedia({ media: 'print' });
  expect(await isDark(page)).toBe(false);
});
