import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { expectNoBarrierAnywhere } from '#tests/e2e/support/barriers.ts';
import { activeContract, contractPath } from '#tests/e2e/support/household.ts';
import { Keyboard } from '#tests/e2e/support/keyboard.ts';
import { expect, test } from '#tests/e2e/support/portal-test.ts';
import { expectReflow } from '#tests/e2e/support/reflow.ts';

test('filters survive Back, a reload and a copied link', async ({ signedIn: page }) => {
  await page.goto('/facturas');
  await page.getByRole('button', { name: 'Filtrar' }).click();
  await page.getByLabel('Estado').selectOption('Pagada o reembolsada');
  await page.getByLabel('Importe mínimo').fill('20,5');
  await page.getByRole('button', { name: 'Aplicar los filtros' }).click();
  await expect(page).toHaveURL(/\/facturas\?state=paid&least=20.5$/);
  const found = page.getByText(/^Facturas encontradas: [1-9]/);
  await expect(found).toBeVisible();
  const count = await found.innerText();
  const chips = page.getByRole('button', { name: /^Quitar el filtro/ });

  await page.reload();
  await expect(found).toHaveText(count);
  await expect(chips).toHaveCount(2);
  await chips.first().click();
  await expect(page).toHaveURL(/\/facturas\?least=20.5$/);
  await page.goBack();
  await expect(chips).toHaveCount(2);
  await page.goBack();
  await expect(page).toHaveURL(/\/facturas$/);
  await expect(chips).toHaveCount(0);
});

test('invoices are reached from their contract and lead back to it', {
  tag: '@exhaustive',
}, async ({ signedIn: page, customer }) => {
  const contract = contractPath(activeContract(customer));
  await page.goto(contract);
  const link = page.getByRole('link', { name: 'Ver facturas' });
  await expect(link).toBeVisible();
  const home = await page.getByRole('heading', { level: 1 }).innerText();
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${contract}/facturas$`));
  await expect(page.getByRole('heading', { level: 1, name: home })).toBeFocused();
  await page.getByRole('link', { name: /^Contrato \d/ }).click();
  await expect(page).toHaveURL(new RegExp(`${contract}$`));
});

test('the menu of documents of the last row is not cut off', { tag: '@exhaustive' }, async ({
  signedIn: page,
}) => {
  await page.goto('/facturas?state=not-paid');
  await expect(page.locator('tbody').getByRole('rowheader')).toHaveCount(2);
  await page
    .getByRole('button', { name: /^Documentos de la factura/ })
    .last()
    .click();
  const last = page.getByRole('menuitem').last();
  await expect(last).toBeInViewport({ ratio: 1 });
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'PDF', exact: true }).click();
  expect((await download).suggestedFilename()).toMatch(/^factura-F.+\.pdf$/);
});

test('cards of a phone hold all of an invoice, at every width', { tag: '@exhaustive' }, async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/facturas?state=not-paid');
  const row = page.getByRole('row').filter({ hasText: 'Pagada en parte' });
  for (const words of [/kWh/, /Faltan/, /Font Vella/])
    await expect(row.getByText(words)).toBeVisible();
  await expectReflow(page, 'least room');
});

test('the history of a debt is no barrier while it is open', { tag: '@exhaustive' }, async ({
  signedIn: page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/facturas?state=not-paid');
  await page
    .getByRole('button', { name: /Qué ha pasado/ })
    .first()
    .click();
  await expect(page.getByText('Recibo devuelto', { exact: true })).toBeVisible();
  await expectNoBarrierAnywhere(page);
});

for (const [address, names] of [
  [
    '/facturas',
    { several: 'Descargar varias', row: /^Elegir la factura/, zip: 'Descargar 2 (.zip)' },
  ],
  [
    '/factures',
    {
      several: 'Descarregar-ne diverses',
      row: /^Triar la factura/,
      zip: 'Descarregar-ne 2 (.zip)',
    },
  ],
] as const) {
  test(`documents of several invoices are saved by the keyboard alone, at ${address}`, {
    tag: address === '/facturas' ? [] : '@exhaustive',
  }, async ({ signedIn: page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${address}?state=not-paid`);
    const keyboard = new Keyboard(page);
    const boxes = page.getByRole('checkbox', { name: names.row });
    await keyboard.reach(page.getByRole('button', { name: names.several }));
    await keyboard.press('Enter');
    for (const place of [0, 1]) await keyboard.tick(boxes.nth(place));
    await keyboard.reach(page.getByRole('button', { name: names.zip }));
    const download = page.waitForEvent('download');
    await keyboard.press('Enter');
    expect((await download).suggestedFilename()).toMatch(/^factur[ae]s-\d{4}-\d\d-\d\d\.zip$/);
    const saved = unzipSync(await readFile(await (await download).path()));
    const starts = Object.values(saved).map((file) => Buffer.from(file).toString('latin1', 0, 5));
    expect(starts).toEqual(['%PDF-', '%PDF-']);
  });
}

test('what is picked from is never covered by the bar at the foot', { tag: '@exhaustive' }, async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/facturas');
  await page.getByRole('button', { name: 'Descargar varias' }).click();
  const bar = page.getByRole('region', { name: 'Descargar varias facturas' });
  const boxes = page.getByRole('checkbox', { name: /^Elegir la factura/ });
  const count = await boxes.count();
  for (const place of [3, 9, count - 1]) {
    await boxes.nth(place).focus();
    const [box, foot] = [await boxes.nth(place).boundingBox(), await bar.boundingBox()];
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
  }
  expect((await bar.boundingBox())?.height).toBeLessThan(844 / 4);
});

test('the arrow keys read from the chart what its table says, and a month filters the list', {
  tag: '@exhaustive',
}, async ({ signedIn: page }) => {
  await page.goto('/facturas');
  const chart = page.getByRole('slider', { name: /^Importe facturado cada mes de \d{4}$/ });
  await expect(page.locator('.chart-bars rect').first()).toBeVisible();
  await chart.focus();
  const lastYear = new Date().getFullYear() - 1;
  const read: (string | null)[] = [];
  for (let month = 0; month < 12; month += 1) {
    await page.keyboard.press(month === 0 ? 'Home' : 'ArrowRight');
    await expect(chart).toHaveAttribute('aria-valuenow', String(month));
    read.push(await chart.getAttribute('aria-valuetext'));
  }
  await expectNoBarrierAnywhere(page);

  await page.getByRole('button', { name: 'Tabla' }).click();
  const table = page.getByRole('table', { name: /^Importe facturado cada mes/ });
  const rows = await table.locator('tbody tr').all();
  const listed = await Promise.all(
    rows.map(async (row) => {
      const [month = '', before, ...amounts] = await row.locator('th, td').allInnerTexts();
      const own = `${month}: ${amounts.at(-1) || 'sin datos'}`;
      return before ? `${own} (${lastYear}: ${before})` : own;
    }),
  );
  expect(read).toEqual(listed);

  await table.getByRole('button').first().click();
  await expect(page).toHaveURL(/from=\d{4}-\d{2}-01&to=\d{4}-\d{2}-(28|29|30|31)$/);
  await expect(page.getByText(/^Facturas encontradas: [1-9]/)).toBeVisible();
});

test('what the chart shows stands in the address, and all of it on paper', {
  // The paper is that of the chart of consumption.
  tag: '@exhaustive',
}, async ({ signedIn: page }) => {
  await page.goto('/facturas');
  const lastYear = new Date().getFullYear() - 1;
  await page.getByRole('combobox', { name: 'Año' }).selectOption(String(lastYear));
  await page.getByRole('button', { name: 'kWh' }).click();
  await expect(page).toHaveURL(new RegExp(`\\?year=${lastYear}&unit=energy$`));
  await page.reload();
  const name = `Energía facturada cada mes de ${lastYear}`;
  await expect(page.getByRole('slider', { name })).toBeVisible();
  await expect(page.getByRole('button', { name: 'kWh' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.chart-summary')).toContainText(
    new RegExp(`^En ${lastYear}: .+\\skWh en \\d+ facturas\\.`),
  );

  const svg = page.locator('.chart-plot .chart-bars').first();
  await expect(page.locator('.chart-bars rect').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 700, height: 900 });
  const shown = await svg.evaluate((element) => element.getBoundingClientRect().right);
  expect(shown).toBeLessThanOrEqual(700);
});
