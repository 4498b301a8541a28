import { activeContract } from '#tests/e2e/support/household.ts';
import { test } from '#tests/e2e/support/own-configuration.ts';
import { expect } from '#tests/e2e/support/portal-test.ts';

const PDF = {
  name: 'proposta.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n'),
};

test.beforeEach(async ({ own }) => {
  await own.publish('garbi');
});

test('a municipal retailer of electricity has pages of its own order and words', async ({
  page,
  context,
  baseURL,
  customer,
}) => {
  await context.addCookies([{ name: 'token', value: customer.token, url: baseURL ?? '' }]);
  await page.goto('/');
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings.first()).toHaveText('El seu consum de llum');
  await expect(page.getByText('contractes de llum amb nosaltres')).toBeVisible();
  const menu = page.getByRole('navigation').first();
  await expect(menu.getByRole('link', { name: 'Rebuts', exact: true })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Plens' })).toHaveAttribute('href', '/plens');

  await page.goto('/contractes/electricity');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Gas' })).toHaveCount(0);

  await page.goto(`/contractes/electricity/${activeContract(customer).name}?dialog=none`);
  await expect(headings.first()).toHaveText('Consum');
  await expect(headings.filter({ hasText: 'Documents' })).toBeVisible();
  await expect(headings.filter({ hasText: /[Bb]ater/ })).toHaveCount(0);
});

test('on a page of its own, its form posts a case with a file', async ({ page, sandbox }) => {
  await page.goto('/plens');
  await expect(page).toHaveTitle(/^Plens de l’energia/);
  const send = page.getByRole('button', { name: 'Enviar la proposta' });
  await send.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('La seva proposta').fill('Plaques a la teulada de l’escola.');
  await page.reload();
  await expect(page.getByLabel('La seva proposta')).toHaveValue(/^Plaques a la teulada/);
  const email = `plens-${Date.now()}@example.com`;
  await page.getByLabel('Correu electrònic').fill(email);
  await page.getByLabel('Mòbil').fill('600 00 00 02');
  await page.locator('input[type=file]').first().setInputFiles(PDF);
  await send.click();
  await expect(page.getByRole('heading', { name: 'Hem rebut la seva proposta' })).toBeVisible();
  const [sent] = await sandbox.supportRequests({ email });
  expect(sent).toMatchObject({
    title: 'Ple municipal de l’energia',
    text: 'Plaques a la teulada de l’escola.',
    files: [PDF.name],
  });
  await expect(page.getByText(`El número és ${sent?.id}.`)).toBeVisible();
});
