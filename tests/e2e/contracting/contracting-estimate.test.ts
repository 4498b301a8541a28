import { expectNoBarrier } from '#tests/e2e/support/barriers.ts';
import { Contracting } from '#tests/e2e/support/contracting.ts';
import { expect, test } from '#tests/e2e/support/portal-test.ts';

test('a price of both supplies comes before anything is demanded', async ({ page }) => {
  const wizard = new Contracting(page, 'dual');
  await page.goto(wizard.words.path('dual'));
  const offer = page.getByRole('radiogroup', { name: /^Tarifas de luz/ });
  await expect(offer.getByText(/^Unos \d+\s€ al mes$/).first()).toBeVisible();
  await expect(offer.getByText('Recomendada')).toHaveCount(1);
  await expect(page.getByText(/^Luz y gas juntos: desde unos \d+\s€ al mes$/)).toBeVisible();
  await expectNoBarrier(page);
  await offer.getByText('Luz Noche', { exact: true }).click();
  await wizard.next();
  await wizard.isAt('installation');
});

for (const mode of ['electricity', 'gas'] as const)
  test(`nothing moves while the products of ${mode} arrive`, async ({ page }) => {
    const wizard = new Contracting(page, mode);
    await page.addInitScript(() => {
      const moved = Object.assign(window, { moved: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          moved.moved += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/pricelist/, async (route) => {
      await released;
      await route.continue();
    });
    const requested = page.waitForRequest(/\/pricelist/);
    await page.goto(wizard.words.path(mode));
    await requested;
    await expect(page.locator('.is-products[aria-busy=true]')).toBeVisible();
    release();
    await expect(page.getByText(/^Unos \d+\s€ al mes$/).first()).toBeVisible();
    // The limit of "good" is 0.1: https://web.dev/articles/cls
    expect(await page.evaluate(() => Number(Reflect.get(window, 'moved')))).toBeLessThan(0.02);
  });
