import type { Locator, Page } from '@playwright/test';
import { activeContract, contractPath, NEW_IBAN } from './support/household.ts';
import { expect, test } from './support/portal-test.ts';

/** Presses Tab until the element has the focus, as a person without a mouse does. */
async function tabTo(page: Page, target: Locator, limit = 60) {
  await target.waitFor();
  for (let presses = 0; presses < limit; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`not reached by ${limit} presses of Tab: ${target}`);
}

test('signing in and changing a bank account needs no mouse', { tag: '@partners' }, async ({
  page,
  customer,
}) => {
  await page.goto('/acceso');
  await tabTo(page, page.getByLabel('NIF o correo electrónico'));
  await page.keyboard.type(customer.user);
  await tabTo(page, page.getByLabel('Contraseña', { exact: true }));
  await page.keyboard.type(customer.password);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/acceso/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.goto(contractPath(activeContract(customer)));
  const opener = page.getByRole('button', { name: 'Cambiar la cuenta' });
  await tabTo(page, opener, 80);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  // Arrows move between what is offered: until the accounts have come, that is one radio.
  await expect(dialog.getByRole('radiogroup')).not.toHaveAttribute('aria-busy');
  // The account in force is shown and cannot be chosen.
  await tabTo(page, dialog.getByRole('radio', { disabled: false }).first());
  const another = dialog.getByLabel('Otra cuenta');
  for (let presses = 0; presses < 5 && !(await another.isChecked()); presses += 1) {
    await page.keyboard.press('ArrowDown');
    // A second press before the first one counts would go past it.
    await expect(dialog.locator('input[type=radio]:focus')).toBeChecked();
  }
  await tabTo(page, dialog.getByLabel('IBAN de la cuenta nueva'));
  await page.keyboard.type(NEW_IBAN.replaceAll(' ', ''));
  await expect(dialog.getByLabel('IBAN de la cuenta nueva')).toHaveValue(NEW_IBAN);
  await tabTo(page, dialog.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Hemos cambiado la cuenta')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the first Tab offers to skip to the content', async ({ signedIn }) => {
  await signedIn.goto('/contratos/electricity');
  await expect(signedIn.getByRole('link', { name: / contrato \d+$/ }).first()).toBeVisible();
  await signedIn.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await signedIn.keyboard.press('Tab');
  await expect(signedIn.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
});
