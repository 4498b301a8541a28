import { expect, signIn, test } from '#tests/e2e/support/portal-test.ts';

const injectedFaults = {
  'cut off in the middle': {
    body: '{"status":"OK","data":{"organization":{"na',
    contentType: 'application/json',
  },
  'a web page instead of JSON': { body: '<!doctype html><h1>502</h1>', contentType: 'text/html' },
  'of wrong types': {
    body: JSON.stringify({
      status: 'OK',
      data: {
        organization: 7,
        contracts: { itemsPerPage: 'many', searchDelayMs: null },
        languages: { offered: [], default: 3 },
        features: { displayTypes: 'all' },
        brand: { colors: { primary: 'url(javascript:alert(1))' } },
      },
    }),
    contentType: 'application/json',
  },
};

for (const [name, answer] of Object.entries(injectedFaults)) {
  test(`settings that are ${name} leave the portal whole`, {
    tag: '@exhaustive',
  }, async ({ page, customer, sandbox }) => {
    for (const operationId of ['getPublicSettings', 'getPrivateSettings', 'getFeatureFlags'])
      await sandbox.injectedFault({ operationId, kind: 'body', ...answer });
    await page.goto('/acceso');
    await signIn(page, customer);
    await expect(page.getByRole('heading', { level: 1, name: /^Hola, / })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ver la factura' })).toBeVisible();
  });
}

test('settings that do not load block no one, and a login without an answer shows an error', async ({
  page,
  customer,
  sandbox,
}) => {
  for (const operationId of ['getPublicSettings', 'getPrivateSettings', 'getFeatureFlags'])
    await sandbox.injectedFault({ operationId, kind: 'delay', milliseconds: 20_000 });
  await sandbox.injectedFault({ operationId: 'getToken', kind: 'drop-before' });
  await page.goto('/acceso', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1, name: 'Entre en su cuenta' })).toBeVisible();
  await signIn(page, customer);
  await expect(page.getByRole('alert')).toBeVisible();
  await sandbox.clearInjectedFaults();
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Hola, / })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver la factura' })).toBeVisible();
});
