import { expect, signIn, test } from './support/portal-test.ts';

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
        contracts: { itemsPerPage: 'many', pageSizes: null },
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
    tag: name === 'of wrong types' ? [] : '@exhaustive',
  }, async ({ page, customer, sandbox }) => {
    for (const operationId of ['getPublicSettings', 'getPrivateSettings', 'getFeatureFlags'])
      await sandbox.injectedFault({ operationId, kind: 'body', ...answer });
    await page.goto('/acceso');
    await signIn(page, customer);
    await expect(page.getByRole('heading', { level: 1, name: 'Facturas' })).toBeVisible();
    await expect(page.getByRole('rowheader').first()).toBeVisible();
  });
}

test('the API is down from the start: the login shows and says what is wrong on sending', async ({
  page,
  customer,
  sandbox,
}) => {
  await sandbox.injectedFault({ operationId: '*', kind: 'drop-before' });
  await page.goto('/acceso');
  await signIn(page, customer);
  await expect(page.getByRole('alert')).toBeVisible();
  await sandbox.clearInjectedFaults();
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Facturas' })).toBeVisible();
});

test('settings that do not come hold nobody up', async ({ page, customer, sandbox }) => {
  for (const operationId of ['getPublicSettings', 'getPrivateSettings', 'getFeatureFlags'])
    await sandbox.injectedFault({ operationId, kind: 'delay', milliseconds: 20_000 });
  await page.goto('/acceso', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1, name: 'Entre en su cuenta' })).toBeVisible();
  await signIn(page, customer);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
});

test('maintenance shows one page, for every address', async ({ page, sandbox }) => {
  await sandbox.injectedFault({
    operationId: 'getPublicSettings',
    kind: 'body',
    body: JSON.stringify({
      status: 'OK',
      data: { maintenance: { enabled: true, start: null, end: null } },
    }),
    contentType: 'application/json',
  });
  await page.goto('/contratos/electricity');
  await expect(page.getByText('503')).toBeVisible();
});
