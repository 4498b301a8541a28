import { contractPath } from '#tests/e2e/support/household.ts';
import { Keyboard } from '#tests/e2e/support/keyboard.ts';
import { expect, test } from '#tests/e2e/support/portal-test.ts';

test.use({ household: 'solar' });

test('a home reads its movements and moves to another battery without a mouse', {
  tag: '@exhaustive',
}, async ({ signedIn: page, customer }) => {
  const flat = customer.contracts[1] as (typeof customer.contracts)[number];
  await page.goto(contractPath(flat));
  const keyboard = new Keyboard(page);
  const casa = page.getByRole('region', { name: /^BV-CASA/ });
  const movements = casa.getByRole('button', { name: 'Ver los movimientos' });
  await keyboard.reach(movements);
  await keyboard.press('Enter');
  await expect(casa.getByRole('table')).toBeVisible();

  const opener = casa.getByRole('button', { name: 'Pasar a otra batería' });
  await keyboard.reach(opener);
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio')).toBeChecked();
  await keyboard.reach(dialog.getByRole('button', { name: 'Siguiente' }));
  await keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: /^Paso 2 de 3/ })).toBeFocused();
  await keyboard.reach(dialog.getByRole('slider'));
  await keyboard.press('Home');
  for (let presses = 0; presses < 3; presses += 1) await keyboard.press('ArrowRight');
  await expect(dialog.getByRole('row', { name: /Rutlla 56/ })).toContainText('3 %');

  // The browser's own way back, and forth again by the dialog.
  await page.goBack();
  await expect(dialog.getByRole('heading', { name: /^Paso 1 de 3/ })).toBeFocused();
  await keyboard.reach(dialog.getByRole('button', { name: 'Siguiente' }));
  await keyboard.press('Enter');
  await expect(dialog.getByRole('slider')).toHaveValue('3');
  await keyboard.reach(dialog.getByRole('button', { name: 'Siguiente' }));
  await keyboard.press('Enter');
  await expect(dialog.getByText(/acumulado .* va con el contrato/)).toBeVisible();
  await keyboard.reach(dialog.getByRole('button', { name: 'Cambiar de batería' }));
  await keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Hemos cambiado la batería' })).toBeFocused();
  await keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${flat.name}$`));
  await expect(page.getByRole('region', { name: /^BV-CASA.*Ya no recibe/ })).toBeVisible();
});
