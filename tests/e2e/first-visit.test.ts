import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, signIn, test } from './support/portal-test.ts';
import type { SandboxControl } from './support/sandbox-control.ts';

// Only a browser takes over what another process drew.
test.use({ hasOwnBrowser: true });

const CODE = '**/assets/start-*.js';

/** Keeps the code of the application back; gives what lets it come. */
async function withoutCode(page: Page): Promise<() => Promise<void>> {
  let letCome = () => {};
  const coming = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(CODE, async (route) => {
    await coming;
    await route.continue();
  });
  return async () => {
    letCome();
    await drawn(page);
  };
}

/** Comes when the application has taken the page over, or drawn it. */
const drawn = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('drawn').length > 0);

/** True for the very element that the server sent: the application took it over. */
const markedHeading = (page: Page) =>
  page.evaluate(() => document.querySelector('h1')?.hasAttribute('data-sent') ?? false);
const markHeading = (page: Page) =>
  page.evaluate(() => document.querySelector('h1')?.setAttribute('data-sent', ''));

/** What a part of the page says of itself to styles of others. */
const marksOf = (page: Page) =>
  page.evaluate(() =>
    document.documentElement
      .getAttributeNames()
      .filter((name) => /^data-(power|wizard)/.test(name)),
  );

const MAINTENANCE = { enabled: true, start: null, end: null };
const serveSettings = (sandbox: SandboxControl, data: object) =>
  sandbox.injectedFault({
    operationId: 'getPublicSettings',
    kind: 'body',
    body: JSON.stringify({ status: 'OK', data }),
    contentType: 'application/json',
  });

const pages = readdirSync('dist/config/pages').map(
  (file) => `/${file.replace(/^index\.html$|\.html$/, '')}`,
);

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test(`every written page is what the application draws, at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    // Another season, and another time of the day, than when it was written.
    await page.addInitScript(() => {
      const real = Date.now;
      Date.now = () => real() + 100.5 * 24 * 60 * 60_000;
    });
    expect(pages.length).toBeGreaterThan(20);
    for (const path of pages) {
      await test.step(path, async () => {
        await page.evaluate(() => sessionStorage.clear()).catch(() => {});
        await page.evaluate(() => localStorage.clear()).catch(() => {});
        const letCome = await withoutCode(page);
        await page.goto(path);
        await markHeading(page);
        const marks = await marksOf(page);
        await letCome();
        expect(await markedHeading(page)).toBe(true);
        expect(await marksOf(page)).toEqual(marks);
        await page.unroute(CODE);
      });
    }
  });
}

test('what is typed, ticked and pressed before the application comes is not lost', async ({
  page,
  customer,
}) => {
  const letCome = await withoutCode(page);
  await page.goto('/acceso');
  await signIn(page, customer);
  await expect(page).toHaveURL(/\/acceso$/);
  await letCome();
  await expect(page.getByRole('heading', { level: 1, name: 'Facturas' })).toBeVisible();
});

test('a form knows what was typed before it was there, by its rules too', async ({ page }) => {
  const letCome = await withoutCode(page);
  await page.goto('/nuevo-cliente-electricidad');
  await page.getByLabel('CUPS de la luz').fill('es0031405524755001RN0F');
  await page.getByLabel('Mi vivienda habitual').check();
  await page.getByLabel('Nombre de la vía').fill('Mayor');
  await letCome();
  await expect(page.getByLabel('Nombre de la vía')).toBeFocused();
  await expect(page.getByLabel('Mi vivienda habitual')).toBeChecked();
  // The run on this device, which only the form writes.
  await page.waitForFunction(() => JSON.stringify(localStorage).includes('Mayor'));
  await page.reload();
  await expect(page.getByLabel('Nombre de la vía')).toHaveValue('Mayor');
  await expect(page.getByLabel('Mi vivienda habitual')).toBeChecked();
});

test('whoever chose another language reads the page in theirs', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'language', value: 'ca-ES', url: baseURL ?? '' }]);
  await page.goto('/acceso');
  await expect(page).toHaveURL(/\/acces$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Entrar al seu compte' })).toBeVisible();
});

test('whoever is signed in is led on', async ({ signedIn: page }) => {
  await page.goto('/acceso');
  await expect(page.getByRole('heading', { level: 1, name: 'Facturas' })).toBeVisible();
});

test('settings and maintenance of now stand above those of the publication', async ({
  page,
  sandbox,
}) => {
  await serveSettings(sandbox, { brand: { name: 'Tramuntana' } });
  await page.goto('/registro');
  await expect(page.getByRole('banner')).toContainText('Tramuntana');
  await sandbox.clearInjectedFaults();
  await serveSettings(sandbox, { maintenance: MAINTENANCE });
  await page.goto('/registro');
  await expect(page.getByText('503')).toBeVisible();
});

/** From now on the page at an address is one of a version before, whose files are gone. */
async function makeOld(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const answer = await route.fetch();
    const old = (await answer.text())
      .replace(/"version":"[0-9a-f]{10}"/g, '"version":"0000000000"')
      .replace(/rules\.[0-9a-f]{10}\.js/g, 'rules.0000000000.js');
    await route.fulfill({ response: answer, body: old });
  });
}

test('a page of before a publication, whose files are gone, is drawn with what is there', async ({
  page,
}) => {
  await makeOld(page, '/acceso');
  await page.goto('/acceso');
  await markHeading(page);
  await drawn(page);
  expect(await markedHeading(page)).toBe(false);
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeEnabled();
});

test('so is that of customers, in the language of its address', async ({ signedIn: page }) => {
  await makeOld(page, '/contractes/electricity');
  await page.goto('/contractes/electricity');
  await expect(page.getByRole('link', { name: / contracte \d+$/ }).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ca-ES');
});

test('code that does not come leaves the page to be read, and says so', async ({ page }) => {
  await page.route(CODE, (route) => route.abort());
  await page.goto('/potencia');
  await expect(page.getByRole('alert')).toContainText('No hemos podido cargar');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('without JavaScript the page can be read, says what it needs and gives the telephone', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/comparador');
  await expect(page).toHaveTitle(/Comparador de luz/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const notice = page.locator('.no-script');
  await expect(notice).toContainText('Esta página necesita JavaScript');
  await expect(notice.locator('a')).toHaveAttribute('href', /^tel:/);
  // A password never reaches the address.
  await page.goto('/acceso');
  await page.getByLabel('Contraseña', { exact: true }).fill('secret');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(/\/acceso$/);
  await context.close();
});
