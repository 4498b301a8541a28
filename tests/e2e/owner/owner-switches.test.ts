import { activeContract, contractPath } from '#tests/e2e/support/household.ts';
import { test } from '#tests/e2e/support/own-configuration.ts';
import { editSettings } from '#tests/e2e/support/owner.ts';
import { expect } from '#tests/e2e/support/portal-test.ts';

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
