import type { Page } from '@playwright/test';
import { expectNoBarrierAnywhere } from '#tests/e2e/support/barriers.ts';
import { activeContract } from '#tests/e2e/support/household.ts';
import { expect, test } from '#tests/e2e/support/portal-test.ts';

const PDF = {
  name: 'contador <b>.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n'),
};

const numberShown = async (page: Page, label: string) => {
  const receipt = page.getByRole('region', { name: /^Justificant/ });
  await expect(receipt.getByText(label)).toBeVisible();
  return Number(await receipt.locator('.support-number strong').textContent());
};

test('a visitor finds the contact form, writes, and gets a number', {
  tag: '@exhaustive',
}, async ({ page, sandbox }) => {
  await page.goto('/atencio-al-client');
  await expect(page.getByRole('heading', { name: 'Trucar-nos' })).toBeVisible();
  await expectNoBarrierAnywhere(page);
  await page.getByRole('link', { name: 'Escriure un missatge' }).click();
  await page.getByLabel('Tema', { exact: true }).selectOption('3');
  await page.getByLabel('Assumpte').fill('Canvi de companyia');
  await page.getByLabel('Missatge').fill('Quant triga?');
  const email = `visitor-${Date.now()}@example.com`;
  await page.getByLabel('Correu electrònic').fill(email);
  await page.getByLabel('Mòbil').fill('600 00 00 02');
  await page.getByRole('button', { name: 'Enviar el missatge' }).click();
  const number = await numberShown(page, 'Número de sol·licitud');
  expect(await sandbox.supportRequests({ email })).toMatchObject([
    { id: number, title: 'Canvi de companyia', text: 'Quant triga?' },
  ]);
  const [call] = (await sandbox.requests()).filter(
    ({ operationId }) => operationId === 'createUnsignedCase',
  );
  expect(call?.url, 'the language of the answer').toContain('lang=ca_ES');
});

test('a customer writes about a contract with a file, and gets a number to print', {
  tag: '@partners',
}, async ({ signedIn: page, customer, sandbox }) => {
  const { name } = activeContract(customer);
  await page.goto(`/solicitudes/crear?contract=electricity/${name}`);
  await page.getByLabel('Tema', { exact: true }).selectOption('21');
  await page.getByLabel('Asunto').fill('<img src=x onerror=alert(1)>');
  await page.getByLabel('Mensaje').fill('¿Por qué sube?');
  await page.locator('input[type=file]').first().setInputFiles(PDF);
  await expectNoBarrierAnywhere(page);
  await page.getByRole('button', { name: 'Enviar el mensaje' }).click();
  const number = await numberShown(page, 'Número de solicitud');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(String(number), { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Imprimir el justificante' })).toBeHidden();
  expect(await sandbox.supportRequests({ customer: customer.id })).toMatchObject([
    { id: number, kind: 'case', title: '<img src=x onerror=alert(1)>', files: [PDF.name] },
  ]);
});

test('a customer claims about a contract', { tag: '@exhaustive' }, async ({
  signedIn: page,
  customer,
  sandbox,
}) => {
  const { name } = activeContract(customer);
  await page.goto(`/atencion-al-cliente?contract=electricity/${name}&dialog=claim`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Contrato')).toHaveValue(`electricity/${name}`);
  await dialog.getByLabel('Sobre qué reclama').selectOption('02');
  await dialog.getByLabel('Motivo').selectOption('036');
  await dialog.getByLabel('Qué ha pasado').fill('El consumo no es el del contador.');
  await expectNoBarrierAnywhere(page);
  await dialog.getByRole('button', { name: 'Enviar la reclamación' }).click();
  const claim = await numberShown(page, 'Número de reclamación');
  expect(await sandbox.supportRequests({ customer: customer.id })).toMatchObject([
    { id: claim, kind: 'claim', subtype: '036' },
  ]);
});

test('what was typed survives a reload and the loss of the network, in one tab and beside another', {
  tag: '@partners',
}, async ({ signedIn: page, customer, context, sandbox }) => {
  const { name } = activeContract(customer);
  await page.goto(`/solicitudes/crear?contract=electricity/${name}`);
  await page.getByLabel('Tema', { exact: true }).selectOption('21');
  await page.getByLabel('Asunto').fill('Dudas');
  await page.getByLabel('Mensaje').fill('¿Por qué sube?');
  await page.locator('input[type=file]').first().setInputFiles(PDF);
  const other = await context.newPage();
  await other.goto(`/solicitudes/crear?contract=electricity/${name}`);
  await expect(other.getByLabel('Asunto')).toHaveValue('');
  await other.close();
  await page.reload();
  await expect(page.getByText(/Los archivos hay que adjuntarlos de nuevo/)).toBeVisible();
  await expect(page.getByLabel('Asunto')).toHaveValue('Dudas');
  await page.locator('input[type=file]').first().setInputFiles(PDF);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Enviar el mensaje' }).click();
  await expect(page.getByText('No sabemos si su mensaje ha llegado')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Enviar el mensaje' }).click();
  await numberShown(page, 'Número de solicitud');
  expect(await sandbox.supportRequests({ customer: customer.id })).toHaveLength(1);
});
