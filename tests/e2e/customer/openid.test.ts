import { expectNoBarrier } from '#tests/e2e/support/barriers.ts';
import { identify, serveProvider } from '#tests/e2e/support/identity-provider.ts';
import { expect, test as portalTest } from '#tests/e2e/support/portal-test.ts';

const test = portalTest.extend<{ provider: undefined }>({
  provider: [
    async ({ sandbox }, use) => {
      await serveProvider(sandbox);
      await use(undefined);
    },
    { auto: true },
  ],
});

const DISCOVERY = '**/oidc/.well-known/*';

test('the walk: from a private page to the provider, back to that page, and out of both', async ({
  page,
  customer,
}) => {
  await page.goto('/contratos/gas?page=1#top');
  await identify(page, customer);
  await expect(page).toHaveURL(/\/contratos\/gas\?page=1#top$/);
  await expect(page.getByRole('heading', { name: 'Sus contratos' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('lluerna.openid');

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sus contratos' })).toBeVisible();
  await page.getByRole('button', { name: /Su cuenta/ }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await expect(page.getByText('Ha cerrado la sesión')).toBeVisible();
  await expect(page).toHaveURL(/\/acceso$/);

  await page.goto('/facturas');
  await expect(page.getByRole('heading', { name: 'Identifíquese' })).toBeVisible();
});

test('who changes their mind at the provider finds ways on', async ({ page }) => {
  await page.goto('/facturas');
  await page.getByRole('button', { name: 'Cancelar y volver' }).click();
  await expect(page.getByRole('heading', { name: 'No ha entrado' })).toBeVisible();
  await expect(page).toHaveURL(/\/connect$/);
  await expectNoBarrier(page);
  await page.getByRole('button', { name: 'Volver a intentarlo' }).click();
  await expect(page.getByRole('heading', { name: 'Identifíquese' })).toBeVisible();
  await page.goto('/acceso');
  await expect(page.getByLabel('Contraseña', { exact: true })).toBeVisible();
  await expectNoBarrier(page);
});

test('a redirect back that was used, or belongs to another tab, signs no one in', async ({
  page,
  context,
  customer,
  sandbox,
}) => {
  const returned = page.waitForRequest(/\/connect\?code=/);
  await page.goto('/facturas');
  await identify(page, customer);
  const used = (await returned).url();
  await expect(page.getByRole('heading', { level: 1, name: 'Facturas' })).toBeVisible();

  await context.clearCookies({ name: 'token' });
  await page.goto(used);
  await expect(page.getByRole('heading', { name: /en esta pestaña/ })).toBeVisible();
  await expect(page).toHaveURL(/\/connect$/);

  // Another tab is on a journey of its own.
  const other = await context.newPage();
  await other.route(DISCOVERY, () => {});
  await other.goto('/acceso');
  await other.evaluate(() =>
    sessionStorage.setItem(
      'lluerna.openid',
      JSON.stringify({
        state: 'of this tab',
        nonce: 'of this tab',
        namesIssuer: false,
        provider: { issuer: 'https://id.example', clientId: 'portal', scope: 'openid' },
        aim: { redirect: null, promotionalCode: null },
      }),
    ),
  );
  await other.goto(used);
  await expect(
    other.getByRole('heading', { name: 'Este acceso no se pidió desde aquí' }),
  ).toBeVisible();
  expect(await sandbox.sent('signInWithOpenId')).toHaveLength(1);
});

test('the provider is down: the page says so and the password still leads in', {
  tag: '@exhaustive',
}, async ({ page, customer }) => {
  await page.route(DISCOVERY, (route) => route.abort());
  await page.goto('/contratos/gas');
  await expect(page.getByRole('heading', { name: /no responde/ })).toBeVisible();
  await page.getByRole('link', { name: 'Usar la contraseña' }).click();
  await page.getByLabel('NIF o correo electrónico').fill(customer.user);
  await page.getByLabel('Contraseña', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL(/\/contratos\/gas$/);
  await expect(page.getByRole('heading', { name: 'Sus contratos' })).toBeVisible();
});

test('without passwords the login leads to the provider, but not after a logout', {
  tag: '@exhaustive',
}, async ({ page, sandbox }) => {
  await serveProvider(sandbox, { defaultLogin: false });
  await page.goto('/acceso');
  await expect(page.getByRole('heading', { name: 'Identifíquese' })).toBeVisible();
  await page.goto('/acceso?state=left');
  await expect(page.getByText('Ha cerrado la sesión')).toBeVisible();
  await expect(page.getByLabel('Contraseña')).toHaveCount(0);
  await page.getByRole('button', { name: 'Identificarse y entrar' }).click();
  await expect(page.getByRole('heading', { name: 'Identifíquese' })).toBeVisible();
});
