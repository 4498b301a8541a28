import type { Page } from '@playwright/test';
import { Contracting } from './support/contracting.ts';
import { activeContract, contractPath, NEW_IBAN } from './support/household.ts';
import { expect, test } from './support/portal-test.ts';

// Only a browser fetches code and styles, and only one that has none yet.
test.use({ hasOwnBrowser: true });

const files = (...parts: string[]) =>
  new RegExp(`/(?:assets|config/.*)/(${parts.join('|')})[-.][\\w-]{8,10}\\.`);

/** From now on requests of these parts and of the start page fail; returns a function that restores them. */
async function loseParts(page: Page, ...parts: string[]) {
  const context = page.context();
  await context.route(files(...parts), (route) => route.abort());
  await context.route(
    (url) => url.pathname === '/',
    (route) => route.abort(),
  );
  return () => context.unrouteAll();
}

const noConnection = 'No hay conexión';
/** Messages that must not be shown to a customer without a connection. */
const wrongWords = /Código 500|no es correcta|Algo ha fallado/;

for (const [what, part] of [
  ['code', 'open-form-dialog'],
  ['form', 'iban-change'],
]) {
  test(`a dialog whose ${what} did not come says why, and opens by itself`, {
    tag: what === 'code' ? [] : '@exhaustive',
  }, async ({ signedIn: page, customer }) => {
    const giveParts = await loseParts(page, part as string);
    // A browser that is never idle preloads nothing, not even the dialog with this message.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.goto(contractPath(activeContract(customer)));
    await page.getByRole('button', { name: 'Cambiar la cuenta' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Compruebe su conexión');
    await expect(page.locator('body')).not.toContainText(wrongWords);
    await giveParts();
    await expect(dialog.getByLabel('Otra cuenta')).toBeVisible();
  });
}

test('a widget whose code did not come says so in its place, and comes by itself', {
  tag: '@exhaustive',
}, async ({ page }) => {
  const wizard = new Contracting(page, 'electricity');
  const giveParts = await loseParts(page, 'phone-control');
  await wizard.open();
  await wizard.walkTo('person');
  await wizard.box('person', 'name').fill('Ana');
  await expect(page.getByRole('alert').filter({ hasText: noConnection })).toBeVisible();
  await giveParts();
  await expect(page.getByLabel('Teléfono').first()).toBeVisible();
  await expect(wizard.box('person', 'name')).toHaveValue('Ana');
});

test('a screen whose code did not come says so at its address, and comes by itself with its styles', async ({
  signedIn: page,
  context,
}) => {
  await page.goto('/version');
  await page.getByRole('link', { name: 'Contratos' }).first().waitFor();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Contratos' }).first().click();
  await expect(page.getByRole('heading', { name: noConnection })).toBeVisible();
  await expect(page).toHaveURL(/\/contratos\//);
  await expect(page.locator('body')).not.toContainText(wrongWords);
  await context.setOffline(false);
  await expect(page.getByRole('table')).toHaveCSS('--bs-table-border-color', /./);
});

test('the code of the next page comes before anybody goes there', async ({ signedIn: page }) => {
  const next = page.waitForRequest(files('contract-screen'));
  await page.goto('/contratos/electricity');
  await next;
  await expect(page).toHaveURL(/electricity$/);
});

test('a form has the code of its change before it is sent', async ({
  signedIn: page,
  customer,
  sandbox,
}) => {
  const code = page.waitForEvent('requestfinished', (request) =>
    files('iban-change-mutation').test(request.url()),
  );
  await page.goto(`${contractPath(activeContract(customer))}?dialog=iban-change`);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Otra cuenta').check();
  await dialog.getByLabel('IBAN de la cuenta nueva').fill(NEW_IBAN);
  await dialog.getByLabel(/Confirmo que el titular/).check();
  await code;
  await loseParts(page, '.*');
  await dialog.getByRole('button', { name: 'Guardar la cuenta' }).click();
  await expect(dialog.getByText('Hemos cambiado la cuenta')).toBeVisible();
  expect(await sandbox.sent('changeContractIban')).toHaveLength(1);
});

test('a change whose code did not load is not treated as a lost answer: the second submit sends it once', {
  tag: '@exhaustive',
}, async ({ signedIn: page, customer, sandbox }) => {
  const giveParts = await loseParts(page, 'iban-change-mutation');
  await page.goto(`${contractPath(activeContract(customer))}?dialog=iban-change`);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Otra cuenta').check();
  await dialog.getByLabel('IBAN de la cuenta nueva').fill(NEW_IBAN);
  await dialog.getByLabel(/Confirmo que el titular/).check();
  await dialog.getByRole('button', { name: 'Guardar la cuenta' }).click();
  await expect(dialog.getByText(noConnection)).toBeVisible();
  await giveParts();
  await dialog.getByRole('button', { name: 'Guardar la cuenta' }).click();
  await expect(dialog.getByText('Hemos cambiado la cuenta')).toBeVisible();
  expect(await sandbox.sent('changeContractIban')).toHaveLength(1);
});

test('after a deployment the page offers the new version, and what was typed is there', async ({
  page,
  context,
}) => {
  const wizard = new Contracting(page, 'electricity');
  await wizard.open();
  await wizard.box('installation', 'address/nv').fill('Mayor');
  await wizard.box('installation', 'address/nv').blur();
  // As most servers answer for a file that is gone.
  await context.route(files('accessibility-screen'), (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accesibilidad' }).click();
  const offer = page.getByRole('heading', { name: 'Hay una versión nueva' });
  await expect(offer).toBeVisible();
  await context.unrouteAll();
  await page.getByRole('button', { name: 'Recargar la página' }).click();
  await expect(page.getByRole('heading', { name: 'Accesibilidad', level: 1 })).toBeVisible();
  await page.goto(wizard.words.path('electricity'));
  await expect(wizard.box('installation', 'address/nv')).toHaveValue('Mayor');
});

test('a change whose code is gone after a deployment offers to load the page, and its form comes back', {
  tag: '@exhaustive',
}, async ({ signedIn: page, customer, context }) => {
  await context.route(files('iban-change-mutation'), (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.goto(`${contractPath(activeContract(customer))}?dialog=iban-change`);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Otra cuenta').check();
  await dialog.getByLabel('IBAN de la cuenta nueva').fill(NEW_IBAN);
  await dialog.getByLabel(/Confirmo que el titular/).check();
  await dialog.getByRole('button', { name: 'Guardar la cuenta' }).click();
  await expect(dialog).toContainText('Hay que recargar la página');
  await context.unrouteAll();
  await dialog.getByRole('button', { name: 'Recargar la página' }).click();
  await expect(dialog.getByLabel('Otra cuenta')).toBeChecked();
});

test('a browser that is too old for the scripts shows so, with the telephone, in the language of the page', async ({
  context,
}) => {
  // Its own page, as uncaught errors are expected.
  const page = await context.newPage();
  // As such a browser: it knows neither the syntax of the scripts nor this style.
  await context.route(/\/assets\/(main|start)-.*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'const { of this' }),
  );
  await context.route(/\.css$/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll('text-wrap:balance)', 'text-wrap:unknown)');
    await route.fulfill({ response: answer, body });
  });
  for (const [path, words] of [
    ['/acceso', 'Su navegador es demasiado antiguo'],
    ['/acces', 'El seu navegador és massa antic'],
    ['/facturas', 'Su navegador es demasiado antiguo'],
  ] as const) {
    await page.goto(path);
    const notice = page.getByText(words).first();
    await expect(notice).toBeVisible();
    await expect(notice.getByRole('link', { name: /^900/ })).toHaveAttribute('href', /^tel:/);
  }
});
