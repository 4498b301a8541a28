import type { Locator, Page } from '@playwright/test';
import {
  activeContract,
  closedContract,
  contractPath,
  NEW_IBAN,
} from '#tests/e2e/support/household.ts';
import { expect, test } from '#tests/e2e/support/portal-test.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';

const SEND = 'Guardar la cuenta';

async function openDialog(
  page: Page,
  contract: FreshCustomer['contracts'][number],
): Promise<Locator> {
  await page.goto(`${contractPath(contract)}?dialog=iban-change`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Otra cuenta')).toBeVisible();
  return dialog;
}

async function fillNewAccount(dialog: Locator) {
  await dialog.getByLabel('Otra cuenta').check();
  await dialog.getByLabel('IBAN de la cuenta nueva').fill(NEW_IBAN);
  await dialog.getByLabel(/Confirmo que el titular/).check();
}

test('documents are required when the retailer wants them, and reach it', {
  tag: '@exhaustive',
}, async ({ page, context, sandbox, baseURL }) => {
  const customer = await sandbox.freshCustomer({
    settings: { features: { ibanChange: { attachments: true } } },
  });
  await context.addCookies([{ name: 'token', value: customer.token, url: baseURL ?? '' }]);
  const contract = activeContract(customer);
  const dialog = await openDialog(page, contract);
  await fillNewAccount(dialog);
  await dialog.getByRole('button', { name: SEND }).click();
  await expect(dialog.getByText('Adjunte al menos un justificante.').first()).toBeVisible();
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'certificado.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
    });
  await expect(dialog.getByText('certificado.pdf', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: SEND }).click();
  await expect(dialog.getByText('Hemos cambiado la cuenta')).toBeVisible();
  expect((await sandbox.contract(customer, contract.name)).uploads).toMatchObject([
    { name: 'certificado.pdf', type: 'application/pdf' },
  ]);
});

test('a closed contract says why its account cannot change', { tag: '@exhaustive' }, async ({
  signedIn,
  customer,
}) => {
  await signedIn.goto(contractPath(closedContract(customer)));
  const button = signedIn.getByRole('button', { name: 'Cambiar la cuenta' });
  await expect(button).toBeDisabled();
  await button.focus();
  const tooltip = signedIn.getByRole('tooltip');
  await expect(tooltip).toBeVisible();
  await signedIn.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
  // The page may still grow above the button, which leaves the pointer beside it.
  await expect(async () => {
    await button.hover({ force: true });
    await tooltip.hover({ timeout: 2_000 });
  }).toPass();
  await expect(tooltip).toBeVisible();
  await signedIn.mouse.move(0, 0);
  await expect(tooltip).toBeHidden();
  await button.click({ force: true });
  await expect(signedIn.getByRole('dialog')).toBeHidden();
});
