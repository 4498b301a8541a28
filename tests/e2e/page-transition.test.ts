import type { Page } from '@playwright/test';
import { expect, test } from './support/portal-test.ts';

/** Marks the document when a page comes as a view transition. Only a browser has them. */
const markTransitions = (page: Page) =>
  page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      document.documentElement.dataset.transitions = 'seen';
      return start(update);
    };
  });

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Navegación principal' });
const link = (page: Page, name: string) => menuOf(page).getByRole('link', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a page follows another by a transition; the last of several presses counts, without an error', async ({
  signedIn: page,
}) => {
  await markTransitions(page);
  await page.goto('/contratos');
  await link(page, 'Facturas').click();
  await expect(heading(page, 'Facturas')).toBeVisible();
  await link(page, 'Contratos').click();
  await expect(heading(page, 'Sus contratos')).toBeVisible();
  await expect(page.locator('html[data-transitions]')).toBeAttached();
  // In one task: each interrupts the transition of the one before.
  await menuOf(page).evaluate((menu) => {
    for (const name of ['Facturas', 'Contratos', 'Facturas'])
      [...menu.querySelectorAll('a')].find(({ textContent }) => textContent === name)?.click();
  });
  await expect(heading(page, 'Facturas')).toBeVisible();
  await expect(page).toHaveURL(/\/facturas$/);
});

test('nothing moves for a customer who turned motion off', async ({ signedIn: page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await markTransitions(page);
  await page.goto('/contratos');
  for (const [name, title] of [
    ['Facturas', 'Facturas'],
    ['Contratos', 'Sus contratos'],
    ['Facturas', 'Facturas'],
  ] as const) {
    await link(page, name).click();
    await expect(heading(page, title)).toBeVisible();
  }
  await expect(page.locator('html[data-transitions]')).toHaveCount(0);
});
