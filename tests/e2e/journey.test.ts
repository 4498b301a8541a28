import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox } from '#sandbox/server.ts';
import { activeContract, NEW_IBAN } from './support/household.ts';
import { expect, signIn, test } from './support/portal-test.ts';

test('a customer signs in, opens a contract, changes its bank account and finds it changed', async ({
  page,
  customer,
}) => {
  const contract = activeContract(customer);
  await page.goto('/');
  await expect(page).toHaveURL(/\/acceso/);
  await signIn(page, customer);
  await expect(page.getByRole('heading', { level: 1, name: 'Sus contratos' })).toBeVisible();
  await page.getByRole('link', { name: `Ver el contrato ${contract.name}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(contract.name);

  await page.getByRole('button', { name: 'Cambiar la cuenta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cambiar la cuenta bancaria' });
  await dialog.getByLabel('Otra cuenta').check();
  await dialog.getByLabel('IBAN de la cuenta nueva').fill(NEW_IBAN.toLowerCase());
  await dialog.getByLabel(/Confirmo que el titular/).check();
  await dialog.getByRole('button', { name: 'Guardar la cuenta' }).click();
  await expect(dialog.getByText('Hemos cambiado la cuenta')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cerrar' }).last().click();

  await expect(page.getByText(NEW_IBAN)).toBeVisible();
  await page.reload();
  await expect(page.getByText(NEW_IBAN)).toBeVisible();
});

test('the same journey in Catalan', async ({ page, customer }) => {
  const contract = activeContract(customer);
  await page.goto('/acceso');
  await page.getByRole('button', { name: 'Idioma' }).click();
  await page.getByRole('menuitem', { name: 'Català' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ca-ES');
  await expect(page).toHaveURL(/\/acces/);
  await page.getByLabel('NIF o correu electrònic').fill(customer.user);
  await page.getByLabel('Contrasenya', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Entra' }).click();
  await expect(page).toHaveURL(/\/contractes\/electricity/);
  await page.goto(`/contractes/electricity/${contract.name}?dialog=iban-change`);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Un altre compte').check();
  await dialog.getByLabel('IBAN del compte nou').fill(NEW_IBAN);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: /Desa/ }).click();
  await expect(dialog.getByText('Hem canviat el compte')).toBeVisible();
});

test('the change is there after the retailer restarts', async ({ page }) => {
  // Two starts of a retailer with its database are part of it.
  test.slow();
  const dataDir = mkdtempSync(join(tmpdir(), 'retailer-'));
  const start = () => startSandbox({ port: 0, dataDir, staticDir: 'dist', quiet: true });
  let retailer = await start();
  try {
    await page.goto(`${retailer.url}/acceso`);
    await signIn(page, { user: '00000000T', password: 'Portal-demo-1' });
    await page
      .getByRole('link', { name: /^Ver el contrato/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Cambiar la cuenta' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Otra cuenta').check();
    await dialog.getByLabel('IBAN de la cuenta nueva').fill(NEW_IBAN);
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Guardar la cuenta' }).click();
    await expect(dialog.getByText('Hemos cambiado la cuenta')).toBeVisible();
    const path = new URL(page.url()).pathname;
    await retailer.close();

    retailer = await start();
    await page.goto(retailer.url + path);
    // Cookies know hosts and no ports, and the signing key is kept: the session outlives the restart.
    await expect(page.getByText(NEW_IBAN)).toBeVisible();
  } finally {
    await retailer.close();
  }
});
