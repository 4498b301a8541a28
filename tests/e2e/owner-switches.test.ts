import { activeContract, contractPath } from './support/household.ts';
import { type OwnConfiguration, test } from './support/own-configuration.ts';
import { editSettings, untilLooked } from './support/owner.ts';
import { expect } from './support/portal-test.ts';

interface Portal {
  home: { groups: { id: string; actions: { id: string }[] }[] };
}

const PORTAL = 'schemas/portal.json';

/** A first page with actions; the partner that has one already need not say so any more. */
function offerActions(own: OwnConfiguration): void {
  editSettings(own, { home: { type: 'tabs' } });
  own.edit<{ home?: object }>('schemas/partners/tramuntana/portal.json', (partner) => {
    delete partner.home;
  });
}

test('payment online is closed from Friday 20:00 to the end of Sunday, in an open page', async ({
  own,
  page,
  context,
  baseURL,
  sandbox,
}) => {
  offerActions(own);
  await page.clock.install({ time: new Date('2026-11-27T19:58:00+01:00') });
  editSettings(own, {
    payment: { url: 'https://pay.lluerna.example/' },
    schedule: [
      {
        set: 'features.onlinePayment.enabled',
        to: false,
        from: '2026-11-27T20:00:00+01:00',
        until: '2026-11-30T00:00:00+01:00',
      },
    ],
  });
  await own.publish();
  // Hosts of payment pages come from the retailer's API only.
  const settings = { payment: { hosts: ['pay.lluerna.example'] } };
  const { token } = await sandbox.freshCustomer({ settings });
  await context.addCookies([{ name: 'token', value: token, url: baseURL ?? '' }]);
  await page.goto('/');
  const open = page.getByRole('link', { name: /Pagar en línea/ });
  const closed = page.getByRole('button', { name: /Pagar en línea/ });
  await expect(open).toHaveAttribute('href', 'https://pay.lluerna.example/');
  await page.clock.fastForward('02:30');
  await expect(open).toBeHidden();
  await expect(closed).toHaveAccessibleDescription('Ahora mismo no se puede pagar con tarjeta.');
  await page.clock.fastForward('51:55:00');
  await expect(closed).toBeVisible();
  await page.clock.fastForward('05:00');
  await expect(open).toBeVisible();
});

test('action, menu entry, route and language go and come in an open page', async ({
  own,
  signedIn: page,
}) => {
  await page.clock.install();
  offerActions(own);
  const first = await own.publish();
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Navegación principal' });
  const actions = page.getByRole('main').getByRole('link');
  const gas = actions.filter({ hasText: 'gas' });
  await expect(menu.getByRole('link', { name: 'Contratos' })).toBeVisible();
  await expect(actions.filter({ hasText: 'Ver sus contratos' })).toBeVisible();
  const withGas = await gas.count();
  const language = page.getByRole('button', { name: /Idioma/ });
  await expect(language).toBeVisible();

  own.edit<Portal>(PORTAL, ({ home }) => {
    for (const group of home.groups)
      group.actions = group.actions.filter(({ id }) => id !== 'contracts');
  });
  editSettings(own, {
    menus: { sidebar: [{ route: 'about' }] },
    routes: { 'contracting-gas': { enabled: false } },
    languages: { offered: ['es-ES'] },
  });
  await own.publish();
  await untilLooked(page);
  await expect(menu.getByRole('link', { name: 'Contratos' })).toBeHidden();
  await expect(menu.getByRole('link', { name: 'Versión' })).toBeVisible();
  await expect(actions.filter({ hasText: 'Ver sus contratos' })).toBeHidden();
  await expect(gas).toHaveCount(withGas - 1);
  await expect(language).toBeHidden();

  await own.rollBack(first);
  await untilLooked(page);
  await expect(menu.getByRole('link', { name: 'Contratos' })).toBeVisible();
  await expect(actions.filter({ hasText: 'Ver sus contratos' })).toBeVisible();
  await expect(gas).toHaveCount(withGas);
  await expect(language).toBeVisible();
});

test('a closed route has no page, whoever knows its address', async ({ own, page }) => {
  editSettings(own, { routes: { 'contracting-gas': { enabled: false } } });
  await own.publish();
  await page.goto('/nuevo-cliente-gas');
  await expect(page.getByRole('heading', { name: 'Esta página no existe' })).toBeVisible();
  await page.goto('/nuevo-cliente-electricidad');
  await expect(page.getByRole('heading', { name: 'Contrate la luz' })).toBeVisible();
});

test('feature, dialog and download go and come in an open page', async ({
  own,
  signedIn: page,
  customer,
}) => {
  await page.clock.install();
  const first = own.pointer().version;
  await page.goto(contractPath(activeContract(customer)));
  const change = page.getByRole('button', { name: 'Cambiar la cuenta' });
  const download = page.getByRole('button', { name: 'Descargar el contrato' });
  await expect(download).toBeVisible();
  await expect(change).not.toHaveAccessibleDescription(/Ahora mismo/);

  editSettings(own, {
    features: { ibanChange: { enabled: false }, contractDocuments: { enabled: false } },
  });
  await own.publish();
  await untilLooked(page);
  const reason = 'Ahora mismo no se puede cambiar la cuenta de cargo desde aquí.';
  await expect(change).toHaveAccessibleDescription(reason);
  await expect(download).toBeHidden();
  await page.goto(`${contractPath(activeContract(customer))}?dialog=iban-change`);
  await expect(page.getByRole('dialog')).toContainText(reason);
  await expect(page.getByRole('dialog').getByRole('radio')).toHaveCount(0);

  await own.rollBack(first);
  await untilLooked(page);
  await expect(page.getByRole('dialog').getByLabel('Otra cuenta')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).first().click();
  await expect(download).toBeVisible();
});

test('download, dialog and menu entry have a start and an end too', { tag: '@exhaustive' }, async ({
  own,
  signedIn: page,
  customer,
}) => {
  await page.clock.install({ time: new Date('2026-12-01T09:00:00+01:00') });
  const [from, until] = ['2026-12-01T10:00:00+01:00', '2026-12-01T12:00:00+01:00'];
  editSettings(own, {
    schedule: [
      { set: 'features.contractDocuments.enabled', to: false, from, until },
      { set: 'features.ibanChange.enabled', to: false, from, until },
      { set: 'menus.sidebar', to: [{ route: 'about' }], from, until },
    ],
  });
  await own.publish();
  await page.goto(contractPath(activeContract(customer)));
  const menu = page.getByRole('navigation', { name: 'Navegación principal' });
  const pages = ['Autoconsumo', 'Consejos de ahorro'];
  const usual = ['Facturas', 'Contratos', 'Alertas de precio', 'Atención al cliente', ...pages];
  const download = page.getByRole('button', { name: 'Descargar el contrato' });
  const change = page.getByRole('button', { name: 'Cambiar la cuenta' });
  const closed = /Ahora mismo no se puede cambiar/;
  await expect(download).toBeVisible();
  await expect(menu.getByRole('link')).toHaveText(usual);
  await page.clock.fastForward('01:00:01');
  await expect(download).toBeHidden();
  await expect(change).toHaveAccessibleDescription(closed);
  await expect(menu.getByRole('link')).toHaveText(['Versión']);
  await page.clock.fastForward('02:00:00');
  await expect(download).toBeVisible();
  await expect(change).not.toHaveAccessibleDescription(closed);
  await expect(menu.getByRole('link')).toHaveText(usual);
});
