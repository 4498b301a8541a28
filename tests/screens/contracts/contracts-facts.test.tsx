import { cleanup, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { configureApi } from '#api/client.ts';
import { dropStoredToken, storeToken } from '#api/session-cookies.ts';
import type { Configuration } from '#config/configuration-types.ts';
import { showContracts } from '#tests/support/pages/contracts-page.tsx';
import { openPortal } from '#tests/support/pages/portal-page.tsx';
import { startRetailer, type TestRetailer } from '#tests/support/retailer/retailer.ts';
import { configurationWithConditions } from '#tests/support/services/configuration-with-forms.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';

/** Of the demonstration: a household whose contract has 4.6 kW, and a company with more. */
const household = { user: '00000000T', contract: '0010101' };
const company = { user: 'B00000000', contract: '0020001' };

const onlyCompanies = 'Solo para contratos de empresas.';
const onlyFromNine = 'Solo desde 9 kW en punta.';

interface Menus {
  menus: { sidebar: { route: string; requires?: string[] }[] };
}

let retailer: TestRetailer;
let configuration: Configuration;
beforeAll(async () => {
  const conditions = {
    'company-contract': {
      rule: { $fact: 'subject/contract/holder/kind', const: 'company' },
      text: onlyCompanies,
    },
    'power-of-nine': {
      rule: { $fact: 'subject/contract/powerByPeriod/P1', minimum: 9 },
      text: onlyFromNine,
    },
    'company-customer': {
      rule: { $fact: 'session/customer/kind', const: 'company' },
      text: onlyCompanies,
    },
  };
  const requires = (name: string) => (form: { requires: string[] }) => {
    form.requires = [name];
  };
  const root = configurationWithConditions(conditions, {
    'schemas/forms/power-change.json': requires('company-contract'),
    'schemas/forms/iban-change.json': requires('power-of-nine'),
    'schemas/portal.json': ({ menus }: Menus) => {
      const alerts = menus.sidebar.find(({ route }) => route === 'price-alerts');
      if (alerts) alerts.requires = ['company-customer'];
    },
  });
  [configuration, retailer] = await Promise.all([publishedConfiguration(root), startRetailer()]);
});
afterAll(() => retailer.close());
afterEach(() => {
  cleanup();
  dropStoredToken();
});

it.each([
  [household, 'power-change', onlyCompanies],
  [company, 'power-change', 'Pedir el cambio'],
  [household, 'iban-change', onlyFromNine],
  [company, 'iban-change', 'Guardar la cuenta'],
])(
  'a form requires the holder of the contract, or its power: of %j %s says %s',
  async ({ user, contract }, form, says) => {
    await retailer.signIn(user);
    await showContracts(`/contratos/electricity/${contract}?dialog=${form}`, { configuration });
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText(says);
    const isClosed = says === onlyCompanies || says === onlyFromNine;
    expect(dialog.queryByRole('button', { name: /^(Pedir|Guardar) / }) === null).toBe(isClosed);
  },
);

it.each([
  [household, false],
  [company, true],
])('a menu depends on who is signed in, according to the token: %j', async ({ user }, isThere) => {
  const credentials = { user, password: 'Portal-demo-1' };
  const answer = await retailer.call('POST', '/api/v1/get_token', credentials);
  await retailer.visit();
  storeToken((answer as { data: { result: { token: string } } }).data.result.token);
  configureApi({ token: () => null });
  const running = new AbortController();
  await openPortal(configuration, '/contratos/electricity', { signal: running.signal });
  const side = within(await screen.findByRole('complementary'));
  await side.findByRole('link', { name: 'Facturas' });
  expect(side.queryByRole('link', { name: 'Alertas de precio' }) !== null).toBe(isThere);
  running.abort();
});
