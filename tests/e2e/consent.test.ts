import type { Page } from '@playwright/test';
import { axeOf } from './support/axe.ts';
import { expect, test } from './support/portal-test.ts';

// In its own browser context, as the shared one has refused cookies. Only a real browser runs scripts and reloads.
const open = async (page: Page, address: string) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(address);
  return requested;
};
const bar = (page: Page) => page.getByRole('region', { name: 'Cookies' });
/** Its three answers, without the line that opens the details. */
const answersOf = (page: Page) =>
  bar(page).getByRole('button', { name: /^(Aceptar todo|Rechazar todo|Personalizar)$/ });
const heightOf = async (page: Page) => (await bar(page).boundingBox())?.height ?? 0;
const thirdParty = (requested: string[]) =>
  requested.filter((path) => path.startsWith('/sandbox-scripts/'));

test('no third-party script loads before the choice, nor on pages about money', async ({
  browser,
  customer,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    locale: 'es-ES',
    viewport: { width: 390, height: 844 },
  });
  await context.addCookies([{ name: 'token', value: customer.token, url: baseURL ?? '' }]);
  const page = await context.newPage();
  const requested = await open(page, '/atencion-al-cliente');
  await expect(bar(page)).toBeVisible();
  expect(thirdParty(requested)).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['token']);
  const height = await heightOf(page);
  expect(height).toBeLessThanOrEqual(96);
  const boxes = await Promise.all((await answersOf(page).all()).map((one) => one.boundingBox()));
  expect(boxes).toHaveLength(3);
  expect(new Set(boxes.map((box) => `${box?.y} ${box?.width} ${box?.height}`)).size).toBe(1);
  // Large text, and a small window as at 400 % zoom: each answer is whole and in the window when one goes to it.
  for (const [width, px, size] of [
    [390, 844, '200%'],
    [640, 400, '100%'],
    [320, 256, '100%'],
  ] as const) {
    await page.setViewportSize({ width, height: px });
    await page.evaluate((wanted) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`html { font-size: ${wanted} !important }`);
      document.adoptedStyleSheets = [sheet];
    }, size);
    if (px >= 480) expect(await heightOf(page)).toBeLessThanOrEqual(px / 4);
    for (const answer of await answersOf(page).all()) {
      // A high window shows them without scrolling.
      if (px < 480) await answer.scrollIntoViewIfNeeded();
      await expect(answer).toBeInViewport({ ratio: 1 });
    }
    if (px < 480) {
      const [outer, inner] = await bar(page).evaluate((one) => [
        one.clientHeight,
        one.scrollHeight,
      ]);
      expect(outer).toBe(inner);
    }
  }
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  await page.setViewportSize({ width: 390, height: 844 });
  // The end of the page can be read above the bar.
  await page.getByRole('button', { name: 'Cookies', exact: true }).focus();
  const entry = await page.getByRole('button', { name: 'Cookies', exact: true }).boundingBox();
  expect((entry?.y ?? 0) + (entry?.height ?? 0)).toBeLessThanOrEqual(844 - height);
  await page.waitForFunction(() => document.getAnimations().length === 0);
  expect((await axeOf(page).analyze()).violations).toEqual([]);

  await bar(page).getByRole('button', { name: 'Personalizar' }).click();
  await page.waitForFunction(() => document.getAnimations().length === 0);
  expect((await axeOf(page).analyze()).violations).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Aceptar todo' }).click();
  const chat = page.getByRole('button', { name: 'Chat' });
  await chat.click();
  await expect(page.getByText('Respondemos de lunes a viernes')).toBeVisible();
  expect(thirdParty(requested).sort()).toEqual([
    '/sandbox-scripts/chat.js',
    '/sandbox-scripts/visits.js',
  ]);
  expect((await context.cookies()).map(({ name }) => name).sort()).toEqual([
    'chat_open',
    'token',
    'visits_count',
  ]);

  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Facturas' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Facturas' })).toBeVisible();
  expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(false);
  await expect(page.locator('script[src*="sandbox-scripts"]')).toHaveCount(0);
  await page.goBack();
  await expect(chat.or(page.getByRole('button', { name: 'Cerrar' }))).toBeVisible();

  // It opens again as it was left, over the foot of the page.
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await page.getByRole('button', { name: 'Cookies', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rechazar todo' }).click();
  await expect(page.locator('script[src*="sandbox-scripts"]')).toHaveCount(0);
  await expect(page.getByText('Respondemos de lunes a viernes')).toHaveCount(0);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['token']);
  await context.close();
});

test('a visit is measured once the customer agreed to statistics, and says nothing of who visits', async ({
  browser,
  customer,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...{ ...(baseURL && { baseURL }), locale: 'es-ES', serviceWorkers: 'block' },
  });
  await context.addCookies([{ name: 'token', value: customer.token, url: baseURL ?? '' }]);
  // The configuration, as a retailer would publish it.
  await context.route(
    (url) => url.pathname.startsWith('/contratos/'),
    async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(
        /"webVitals":\{[^}]*\}/g,
        '"webVitals":{"enabled":true,"address":"/measured","sampleRate":1}',
      );
      await route.fulfill({ response: answer, body });
    },
  );
  const sent: string[] = [];
  const types = new Set<string | undefined>();
  await context.route('**/measured', async (route) => {
    types.add(route.request().headers()['content-type']);
    sent.push(route.request().postData() ?? '');
    await route.fulfill({ status: 204 });
  });
  const page = await context.newPage();
  const leave = () =>
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      Reflect.deleteProperty(document, 'visibilityState');
    });
  const [contract] = customer.contracts;
  await page.goto(`/contratos/electricity/${contract?.name}`);
  await expect(bar(page)).toBeVisible();
  await leave();
  const code = page.waitForResponse(/web-vitals-sender/);
  await bar(page).getByRole('button', { name: 'Aceptar todo' }).click();
  await code;
  // Each time the page is left it sends what is new: which figure comes first is the browser's affair.
  const vitals: Record<string, number> = {};
  await expect(async () => {
    await leave();
    for (const report of sent) Object.assign(vitals, JSON.parse(report).vitals);
    expect(vitals.LCP ?? vitals.TTFB).toBeGreaterThan(0);
  }).toPass();
  const report = JSON.parse(sent[0] ?? '');
  expect(report).toMatchObject({ page: 'contract', configuration: expect.any(String) });
  expect(report.trace).toMatch(/^[0-9a-f]{32}$/);
  // Another origin gets it without a preflight.
  expect([...types]).toEqual(['text/plain;charset=UTF-8']);
  for (const mine of [customer.user, contract?.name ?? '', customer.token])
    expect(sent.join()).not.toContain(mine);
  await context.close();
});
