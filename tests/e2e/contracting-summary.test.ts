import { somebody } from '#tests/sandbox/lead-fixture.ts';
import { Contracting } from './support/contracting.ts';
import { expect, signIn, test } from './support/portal-test.ts';

for (const width of [390, 1280])
  test(`${width} px: the summary says what is signed and paid, and what the product costs`, {
    tag: width === 390 ? [] : '@exhaustive',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const wizard = new Contracting(page, 'dual');
    await wizard.open();
    await wizard.walkTo('confirmation');
    const passage = page.locator('.wizard-summary-passage');
    await expect(passage).toContainText('dos contratos con Lluerna');
    await expect(passage).toContainText('Calle de los Almendros, 14, 50001 Zaragoza');
    await expect(passage).toContainText(
      /electricidad, con la tarifa Luz .*gas, con la tarifa Gas /,
    );
    await expect(passage).toContainText(/en la cuenta ES91 [• ]+1332\.$/);
    const contract = page.getByRole('region', { name: 'Su contrato de luz' });
    await expect(contract.getByText('Energía, €/kWh')).toBeVisible();
    await expect(contract.getByRole('link', { name: /Más información de Luz/ })).toBeVisible();
    for (const code of await page.locator('.form-read .cups, .form-read .iban').all())
      expect(await code.evaluate((one) => one.getClientRects().length)).toBe(1);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
  });

test('on halt a company asks to be called: nothing is signed, and no account is named', async ({
  page,
  sandbox,
}) => {
  const settings = { contractation: { businessHalt: true } };
  await page.goto('/acceso');
  await signIn(page, await sandbox.freshCustomer({ settings }));
  await expect(page).not.toHaveURL(/acceso/);
  const wizard = new Contracting(page, 'dual');
  wizard.isSignedIn = true;
  await wizard.open();
  await wizard.walkTo('person');
  await wizard.change('person', 'owner').click();
  await wizard.box('person', 'vat').fill('B00099903');
  await wizard.box('person', 'companyName').fill('Valls, SL');
  await wizard.choice('person', 'changeOwner', false).check();
  await wizard.box('person', 'vatRepresentante').fill(somebody());
  await wizard.box('person', 'nameRepresentante').fill('Ana');
  await wizard.box('person', 'surName1Representante').fill('Pérez');
  await wizard.attach('person', 'nifFaceup', 'dni.pdf');
  await wizard.attach('person', 'nifEmpresa', 'cif.pdf');
  await wizard.change('person', 'contact').click();
  await wizard.box('person', 'mobile').fill('600000009');
  await wizard.box('person', 'email').fill('ana@example.com');
  await wizard.next();
  await wizard.isAt('confirmation');
  await expect(page.getByText(/nos pide que le llamemos al 600 00 00 09/)).toBeVisible();
  await expect(page.locator('.wizard-main')).not.toContainText(/ lo firme|cobrará|cuenta/);
  await wizard.accept();
  await expect(wizard.button('confirm')).toBeHidden();
  await page.getByRole('button', { name: 'Pedir una llamada' }).click();
  await expect(page.getByRole('heading', { name: 'Le llamaremos', exact: true })).toBeFocused();
  await expect(page.getByText('Le llamaremos para preparar una oferta a medida.')).toBeVisible();
});
