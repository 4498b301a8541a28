import type { Locator, Page } from '@playwright/test';
import type { FreshCustomer } from '#tests/support/fresh-customer.ts';
import vectors from '../vectors/domain-vectors.json' with { type: 'json' };
import {
  activeContract,
  closedContract,
  contractPath,
  contractToSign,
  NEW_IBAN,
} from './support/household.ts';
import { expect, test } from './support/portal-test.ts';

const SEND = 'Guardar la cuenta';
const wrongIbans = vectors.types.iban.invalid.filter(({ in: typed }) => typed.trim()).slice(0, 6);

async function openDialog(
  page: Page,
  contract: FreshCustomer['contracts'][number],
): Promise<Locator> {
  await page.goto(`${contractPath(contract)}?dialog=iban-change`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Otra cuenta')).toBeVisible();
  return dialog;
}

async function fillNewAccount(dialog: Locator, iban = NEW_IBAN) {
  await dialog.getByLabel('Otra cuenta').check();
  await dialog.getByLabel('IBAN de la cuenta nueva').fill(iban);
  await dialog.getByLabel(/Confirmo que el titular/).check();
}

function countSends(page: Page): () => number {
  let sends = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/iban\/?(\?|$)/.test(request.url())) sends += 1;
  });
  return () => sends;
}

test('nothing chosen: the summary takes the focus and leads to each field', async ({
  signedIn,
  customer,
}) => {
  const dialog = await openDialog(signedIn, activeContract(customer));
  await expect(dialog.getByRole('checkbox')).not.toBeChecked();
  await dialog.getByRole('button', { name: SEND }).click();
  const link = dialog.getByRole('link', { name: /su titular y el del contrato/ });
  await expect(link).toBeVisible();
  await link.click();
  await expect(dialog.getByRole('checkbox')).toBeFocused();
});

test('an IBAN that is wrong is refused beside its field, whatever is wrong with it', async ({
  signedIn,
  customer,
}) => {
  const sends = countSends(signedIn);
  const dialog = await openDialog(signedIn, activeContract(customer));
  const field = dialog.getByLabel('IBAN de la cuenta nueva');
  for (const { in: typed, reason } of wrongIbans) {
    await fillNewAccount(dialog, NEW_IBAN);
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
    await fillNewAccount(dialog, typed);
    await dialog.getByRole('button', { name: SEND }).click();
    await expect(field, reason).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/IBAN/);
  }
  expect(sends()).toBe(0);
});

test('one of the own accounts can be chosen', async ({ signedIn, customer, sandbox }) => {
  const contract = activeContract(customer);
  const dialog = await openDialog(signedIn, contract);
  const other = dialog.getByRole('radio').nth(1);
  await other.check();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: SEND }).click();
  await expect(dialog.getByText('Hemos cambiado la cuenta')).toBeVisible();
  const { iban } = await sandbox.contract(customer, contract.name);
  await dialog.getByRole('button', { name: 'Cerrar' }).last().click();
  await expect(signedIn.locator('.contract-account')).toHaveText(iban);
});

test('a contract that needs a signature shows the notice and keeps the old account', async ({
  signedIn,
  customer,
  sandbox,
}) => {
  const contract = contractToSign(customer);
  const before = await sandbox.contract(customer, contract.name);
  const dialog = await openDialog(signedIn, contract);
  await fillNewAccount(dialog);
  await dialog.getByRole('button', { name: SEND }).click();
  await expect(dialog.getByText('Solo falta su firma')).toBeVisible();
  const after = await sandbox.contract(customer, contract.name);
  expect(after.iban).toBe(before.iban);
  expect(after.pending).toHaveLength(1);
});

test('a double click sends once', async ({ signedIn, customer, sandbox }) => {
  const sends = countSends(signedIn);
  await sandbox.injectedFault({
    operationId: 'changeContractIban',
    kind: 'delay',
    milliseconds: 400,
    times: 1,
  });
  const dialog = await openDialog(signedIn, activeContract(customer));
  await fillNewAccount(dialog);
  await dialog.getByRole('button', { name: SEND }).dblclick();
  await expect(dialog.getByText('Hemos cambiado la cuenta')).toBeVisible();
  expect(sends()).toBe(1);
});

test('the answer is lost after the retailer acted: the portal finds out and says it is done', async ({
  signedIn,
  customer,
  sandbox,
}) => {
  const sends = countSends(signedIn);
  const contract = activeContract(customer);
  await sandbox.injectedFault({ operationId: 'changeContractIban', kind: 'drop-after', times: 1 });
  const dialog = await openDialog(signedIn, contract);
  await fillNewAccount(dialog);
  await dialog.getByRole('button', { name: SEND }).click();
  await expect(dialog.getByText('Hemos cambiado la cuenta')).toBeVisible();
  expect(sends()).toBe(1);
  expect((await sandbox.contract(customer, contract.name)).iban).toBe(NEW_IBAN);
});

test('the request is lost before the retailer acted: the answers stay and a retry works', async ({
  signedIn,
  customer,
  sandbox,
}) => {
  const contract = activeContract(customer);
  await sandbox.injectedFault({ operationId: 'changeContractIban', kind: 'drop-before' });
  const dialog = await openDialog(signedIn, contract);
  await fillNewAccount(dialog);
  await dialog.getByRole('button', { name: SEND }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.getByLabel('IBAN de la cuenta nueva')).toHaveValue(NEW_IBAN);
  await sandbox.clearInjectedFaults();
  await dialog.getByRole('button', { name: SEND }).click();
  await expect(dialog.getByText('Hemos cambiado la cuenta')).toBeVisible();
  expect((await sandbox.contract(customer, contract.name)).iban).toBe(NEW_IBAN);
});

test('the retailer refuses a field: its words stand beside the field', {
  tag: '@exhaustive',
}, async ({ signedIn, customer, sandbox }) => {
  await sandbox.injectedFault({
    operationId: 'changeContractIban',
    kind: 'status',
    status: 400,
    body: { status: 'ERROR', message: 'invalid_fields', errors: { iban: ['invalid'] } },
    times: 1,
  });
  const dialog = await openDialog(signedIn, activeContract(customer));
  await fillNewAccount(dialog);
  await dialog.getByRole('button', { name: SEND }).click();
  await expect(dialog.getByLabel('IBAN de la cuenta nueva')).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expect(dialog.getByLabel('IBAN de la cuenta nueva')).toHaveValue(NEW_IBAN);
});

test('documents are asked for when the retailer wants them, and reach it', {
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

test('what was typed survives closing the dialog', async ({ signedIn, customer }) => {
  const dialog = await openDialog(signedIn, activeContract(customer));
  await fillNewAccount(dialog);
  await signedIn.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await signedIn.getByRole('button', { name: 'Cambiar la cuenta' }).click();
  await expect(dialog.getByLabel('IBAN de la cuenta nueva')).toHaveValue(NEW_IBAN);
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

test('who only looks cannot change, and is told why', async ({
  page,
  customer,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'token', value: customer.readOnlyToken, url: baseURL ?? '' }]);
  await page.goto(`${contractPath(activeContract(customer))}?dialog=iban-change`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/en nombre del cliente/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: SEND })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Cambiar la cuenta' })).toBeDisabled();
});
