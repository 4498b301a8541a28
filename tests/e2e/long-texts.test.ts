import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { enterAs, expect, test } from './support/own-preview.ts';

// Only a browser lays out text. The preview has all texts four times as long; phones are 320 px wide at the least.
const WIDTH = 320;

const visitors = [
  '/acceso',
  '/registro',
  '/activacion',
  '/recordar-clave',
  '/comparador',
  '/comparador-gas',
  '/potencia',
  '/contacto',
  '/nada',
];
const customers = [
  '/facturas',
  '/contratos/electricity',
  '/contratos/gas',
  '/nuevo-cliente-electricidad',
  '/nuevo-cliente-dual',
  '/cambio-de-clave',
  '/atencion-al-cliente',
  '/solicitudes',
  '/solicitudes/crear',
  '/reclamaciones',
  '/perfil',
  '/omipComponent',
];

/** Expects that a page of long texts does not scroll sideways. */
async function expectNoSideways(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const part = page.getByRole(path.includes('?dialog=') ? 'dialog' : 'main');
  await expect(part).toContainText('[');
  // What is below the window is loaded once it is reached.
  const waiting = part.locator('.skeleton');
  await expect(async () => {
    if (await waiting.count()) await waiting.first().scrollIntoViewIfNeeded({ timeout: 1000 });
    await expect(waiting).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await expect(part.locator('[aria-busy=true], .busy-mark')).toHaveCount(0);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, path).toBeLessThanOrEqual(WIDTH);
}

test('no page scrolls sideways when its texts are four times as long', {
  tag: '@exhaustive',
}, async ({ page, panel, own }) => {
  // Written for the build of customers, whose files the preview has not.
  rmSync(join(own.published, 'pages'), { recursive: true, force: true });
  await page.setViewportSize({ width: WIDTH, height: 640 });
  await page.goto('/acceso');
  await panel.getByRole('button', { name: 'Abrir el panel' }).click();
  await panel.getByLabel('Textos largos').check();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('[');
  await expect(panel.getByLabel('Textos largos')).toBeChecked();
  for (const path of visitors) await expectNoSideways(page, path);
  await page.goto('/acceso');
  await enterAs(panel, 'Cliente');
  for (const path of customers) await expectNoSideways(page, path);

  await page.goto('/contratos/electricity');
  const contract = page.getByRole('main').locator('a[href^="/contratos/electricity/"]').first();
  const address = (await contract.getAttribute('href')) ?? '';
  await expectNoSideways(page, address);
  await expectNoSideways(page, `${address}?dialog=iban-change`);

  await page.goto('/facturas');
  await panel.getByLabel('Textos largos').uncheck();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Facturas', exact: true }),
  ).toBeVisible();
});
