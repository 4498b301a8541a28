import { readFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { expectNoBarrierAnywhere } from '#tests/e2e/support/barriers.ts';
import { expect, test } from '#tests/e2e/support/portal-test.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';

const PDF = '%PDF-1.4\nA reading.';

/** A case of the customer, opened past the portal; its number. */
async function openedCase(
  request: APIRequestContext,
  { token, contracts: [contract] }: FreshCustomer,
): Promise<number> {
  const content = `data:application/pdf;base64,${btoa(PDF)}`;
  const answer = await request.post('/api/v1/crm/cases/', {
    headers: { Authorization: `Bearer ${token}`, 'X-Sandbox-Scope': 'elsewhere' },
    data: {
      ...{ polissa_id: contract?.id, polissa_type: contract?.type, categ_id: 20 },
      ...{ title: 'Lectura de marzo', message: 'Aquí la tienen.' },
      attachments: [{ name: 'contador.pdf', content }],
    },
  });
  return (await answer.json()).data.result.id;
}

// In a browser: the file that is saved is the one that was sent, a page in sight reads again by itself, and nothing of
// these screens is in the way of anybody at both widths.
test('a request is answered with a file, and its answer seen', { tag: '@partners' }, async ({
  signedIn: page,
  customer,
  sandbox,
  request,
}) => {
  const id = await openedCase(request, customer);
  const question = { text: '¿Otra foto?', state: 'additional_information_needed' };
  await request.post(`/sandbox/requests/${id}/answers`, { data: question });

  await page.goto('/solicitudes');
  await page.getByRole('link', { name: 'Lectura de marzo' }).click();
  await page.getByRole('button', { name: 'Responder', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Su mensaje' })).toBeFocused();
  await expectNoBarrierAnywhere(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar contador.pdf' }).click();
  expect((await saved).suggestedFilename()).toBe('contador.pdf');

  await page.getByRole('textbox', { name: 'Su mensaje' }).fill('Otra foto.');
  await page
    .getByLabel('Elegir archivos')
    .setInputFiles({ name: 'otra.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF) });
  await page.getByRole('button', { name: 'Enviar la respuesta' }).click();
  await expect(page.getByRole('heading', { name: 'Hemos recibido su mensaje' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Descargar otra.pdf' })).toBeVisible();
  expect(await sandbox.sent('sendRequestMessage')).toMatchObject([{ text: 'Otra foto.' }]);
  await request.post(`/sandbox/requests/${id}/answers`, {
    data: { text: 'Perfecto, gracias.', state: 'accepted' },
  });
  // A customer who returns to the tab does not wait for the next poll.
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('Perfecto, gracias.')).toBeVisible();
  await expect(page.getByText('Ha llegado un mensaje nuevo.')).toBeAttached();
});

/** Runs in the page: the size of a JPEG, and which of its corners are white. */
async function pictureOf(base64: string) {
  const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
  const { width, height } = picture;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  context?.drawImage(picture, 0, 0);
  const corners = {
    ...{ topLeft: [9, 9], topRight: [width - 9, 9] },
    ...{ bottomLeft: [9, height - 9], bottomRight: [width - 9, height - 9] },
  };
  const isWhite = ([x = 0, y = 0]: number[]) =>
    [...(context?.getImageData(x, y, 1, 1).data ?? [])].every((channel) => channel > 240);
  const white = Object.entries(corners).filter(([, place]) => isWhite(place));
  return { width, height, white: white.map(([corner]) => corner) };
}

// Only a browser decodes photos, and applies the policy to the worker and to the decoder that it starts.
test('a HEIC photo arrives as an upright JPEG without its place, and is turned; its decoder loads for it alone', async ({
  signedIn: page,
  customer,
  request,
}) => {
  const id = await openedCase(request, customer);
  const question = { text: '¿Una foto?', state: 'additional_information_needed' };
  await request.post(`/sandbox/requests/${id}/answers`, { data: question });
  const requested: string[] = [];
  page.on('request', (one) => requested.push(new URL(one.url()).pathname));
  const ofDecoder = () => requested.filter((path) => /hei[cf]/.test(path)).join();

  await page.goto(`/solicitudes/${id}`);
  await page.getByRole('button', { name: 'Responder', exact: true }).click();
  await page.getByRole('textbox', { name: 'Su mensaje' }).fill('La foto.');
  await expect(page.getByLabel('Elegir archivos')).toBeEnabled();
  expect(ofDecoder()).toBe('');
  await page.getByLabel('Elegir archivos').setInputFiles('tests/vectors/photos/flag.heic');
  await page.getByRole('button', { name: 'Girar flag.jpg' }).click();
  await expect(page.getByText('flag.jpg se ha girado.')).toBeAttached();
  expect(ofDecoder()).toMatch(/heic-photo/);

  await page.getByRole('button', { name: 'Enviar la respuesta' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar flag.jpg' }).click();
  const photo = readFileSync(await (await saved).path());
  expect(photo.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  expect(photo.includes('Exif')).toBe(false);
  // The telephone was turned, which the photo states, and the customer turned it once more.
  const turned = { width: 320, height: 240, white: ['bottomRight'] };
  expect(await page.evaluate(pictureOf, photo.toString('base64'))).toEqual(turned);
});

test('the profile is no barrier', async ({ signedIn: page, customer, sandbox }) => {
  // Another device.
  await sandbox.token(customer, 3600);
  await page.goto('/perfil');
  await expect(page.getByText('Este dispositivo')).toBeVisible();
  await expect(page.getByText(/llegan por carta/).first()).toBeVisible();
  await expectNoBarrierAnywhere(page);
});

for (const [what, path] of [
  ['requests', () => '/solicitudes'],
  ['letters', ({ contracts: [contract] }) => `/contratos/${contract?.id}/comunicaciones`],
] as readonly [string, (customer: FreshCustomer) => string][])
  test(`the list of ${what} is no barrier`, { tag: '@exhaustive' }, async ({
    signedIn: page,
    customer,
    request,
  }) => {
    const id = await openedCase(request, customer);
    const data = { text: '¿Otra foto?', state: 'additional_information_needed' };
    await request.post(`/sandbox/requests/${id}/answers`, { data });
    await page.goto(path(customer));
    await expect(page.getByRole('link', { name: /Lectura de marzo/ }).first()).toBeVisible();
    await expectNoBarrierAnywhere(page);
  });
