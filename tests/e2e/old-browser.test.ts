import { expect, test } from './support/portal-test.ts';

// The style sheets of the first page are replaced, which a service worker would answer later.
test.use({ hasOwnBrowser: true, serviceWorkers: 'block' });

test('the notice for old browsers is whole in large letters on a small screen', {
  tag: '@exhaustive',
}, async ({ page, context }) => {
  await context.route(/\.css$/, async (route) => {
    const response = await route.fetch();
    const styles = await response.text();
    const ofOldBrowser = styles.replaceAll('(text-wrap:balance)', '(too:new)');
    await route.fulfill({ response, body: `${ofOldBrowser} html { font-size: 200% !important }` });
  });
  await page.setViewportSize({ width: 320, height: 568 });
  // Prerendered in each language, and the page of all other addresses, which says it in both.
  for (const path of ['/acceso', '/acces', '/facturas']) {
    await page.goto(path);
    const notice = page.locator('p', { hasText: /demasiado antiguo|massa antic/ });
    const phone = notice.getByRole('link', { name: '900 000 000' }).last();
    await expect(phone).toBeVisible();
    const { x = -1, y = -1, width = 0 } = (await notice.boundingBox()) ?? {};
    expect([x, y, width], path).toEqual([0, 0, 320]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    // A trial of a press, which fails where something covers it.
    await phone.click({ trial: true });
  }
  // Style sheets of later pages may be on their way still.
  await context.unrouteAll({ behavior: 'ignoreErrors' });
});
