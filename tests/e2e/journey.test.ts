import { exhaustive } from '#tests/support/environment/exhaustive.ts';
import { activeContract, NEW_IBAN } from './support/household.ts';
import { expect, signIn, test } from './support/portal-test.ts';

// At a desk keyboard.test.ts takes the same way.
test.skip(({ isMobile }) => !isMobile && !exhaustive);

test('a customer signs in, opens a contract, changes its bank account and finds it changed', {
  tag: '@phone',
}, async ({ page, customer, isMobile }) => {
  const contract = activeContract(customer);
  const unfold = async () => {
    if (isMobile) await page.getByText('Ver todo el contrato').click();
  };
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Entrar en su cuenta/ })
    .click();
  await expect(page).toHaveURL(/\/acceso/);
  await signIn(page, customer);
  await expect(page.getByRole('heading', { level: 1, name: /^Hola, / })).toBeVisible();
  await page.goto('/contratos/electricity');
  await page.getByRole('link', { name: new RegExp(` contrato ${contract.name}$`) }).click();
  await expect(page).toHaveURL(new RegExp(`/${contract.name}$`));

  await unfold();
  await page.getByRole('button', { name: 'Cambiar la cuenta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cambiar la cuenta de cargo' });
  await dialog.getByLabel('Otra cuenta').check();
  await dialog.getByLabel('IBAN de la cuenta nueva').fill(NEW_IBAN.toLowerCase());
  await dialog.getByLabel(/Confirmo que el titular/).check();
  await dialog.getByRole('button', { name: 'Guardar la cuenta' }).click();
  await expect(dialog.getByText('Hemos cambiado la cuenta')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cerrar' }).last().click();

  await expect(page.getByText(NEW_IBAN)).toBeVisible();
  await page.reload();
  await unfold();
  await expect(page.getByText(NEW_IBAN)).toBeVisible();
});

test('the same journey in Catalan', {
  tag: '@exhaustive',
}, async ({ page, customer }) => {
  const contract = activeContract(customer);
  await page.goto('/acceso');
  await page.getByRole('button', { name: 'Idioma' }).click();
  await page.getByRole('menuitem', { name: 'Català' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ca-ES');
  await expect(page).toHaveURL(/\/acces/);
  await page.getByLabel('NIF o correu electrònic').fill(customer.user);
  await page.getByLabel('Contrasenya', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL('/');
  await page.goto(`/contractes/electricity/${contract.name}?dialog=iban-change`);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Un altre compte').check();
  await dialog.getByLabel('IBAN del compte nou').fill(NEW_IBAN);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: /Desa/ }).click();
  await expect(dialog.getByText('Hem canviat el compte')).toBeVisible();
});
