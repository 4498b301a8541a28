import { readFileSync } from 'node:fs';
import { activeContract, contractPath } from '#tests/e2e/support/household.ts';
import { type OwnConfiguration, test } from '#tests/e2e/support/own-configuration.ts';
import { expect } from '#tests/e2e/support/portal-test.ts';

type Json = Record<string, unknown>;

/** The examples of a page for owners: each block with the file that is named for it before it, if any. */
function examplesOf(document: string): (readonly [file: string, example: Json])[] {
  const page = readFileSync(`docs/owners/${document}.md`, 'utf8');
  const parts = page.matchAll(
    /`(schemas\/[\w/-]+\.json|locales\/(?:es-ES\/|<language>\/forms\/)[\w-]+\.json)`|```json\n([\s\S]*?)```/g,
  );
  const files: string[] = [];
  return [...parts].flatMap(([, file, block = '']) => {
    if (file) files.push(file.replace('<language>', 'es-ES'));
    const named = file ? undefined : files.shift();
    return named ? [[named, JSON.parse(block) as Json] as const] : [];
  });
}

/** The examples of pages, and the form and its texts that one of them shows. */
const examples = () => [...examplesOf('pages'), ...examplesOf('form-calls')];

/** Merges an example into what earlier ones have in the same file; edits of one list come one after another. */
function merge(into: Json, example: Json): void {
  for (const [key, value] of Object.entries(example)) {
    const known = into[key];
    if (key === '$list' && Array.isArray(known) && Array.isArray(value)) known.push(...value);
    else if (isObject(known) && isObject(value)) merge(known, value);
    else into[key] = value;
  }
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

async function publishExamples(own: OwnConfiguration): Promise<void> {
  const folder = 'schemas/partners/examples';
  own.edit<Json>(`${folder}/portal.json`, (settings) =>
    merge(settings, { languages: { offered: ['es-ES'] } }),
  );
  for (const [file, example] of examples())
    own.edit<Json>(`${folder}/${file.replace(/^schemas\//, '')}`, (content) =>
      // That of the retailer's own file.
      merge(content, { ...example, $schema: undefined }),
    );
  await own.publish('examples');
}

test('the pages of the examples are as the examples say', async ({
  own,
  signedIn: page,
  customer,
  sandbox,
}) => {
  await publishExamples(own);
  await page.goto(`${contractPath(activeContract(customer))}?dialog=none`);
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings.first()).toHaveText('Consumo');
  await expect(page.getByRole('heading', { name: 'Servicios' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Datos del contrato' })).toHaveCount(0);

  const actions = page.getByRole('region', { name: 'Qué puede hacer' });
  await expect(actions.getByRole('button', { name: 'Cuenta de cargo' })).toHaveClass(/btn-primary/);
  await actions.getByRole('button', { name: 'Más' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Potencia', 'Reclamar']);

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Avisar de la mudanza' }).click();
  const form = page.getByRole('dialog', { name: 'Me mudo' });
  const email = `mudanza-${Date.now()}@example.com`;
  await form.getByLabel('Cuándo y adónde').fill('El 3 de marzo, a Reus.');
  await form.getByLabel('Correo electrónico').fill(email);
  await form.getByLabel('Móvil').fill('600 00 00 02');
  await form.getByRole('button', { name: 'Enviar' }).click();
  await expect(form.getByText('Hemos recibido su mensaje')).toBeVisible();
  expect(await sandbox.supportRequests({ email })).toMatchObject([{ title: 'Mudanza' }]);

  await page.goto('/facturas');
  const columns = page.getByRole('table').first().getByRole('columnheader');
  await expect(columns).toHaveText([
    'Emitida',
    'Importe',
    'Periodo',
    'Vivienda',
    'Estado',
    'Acciones',
  ]);
  await expect(page.getByRole('columnheader', { name: 'Energía' })).toHaveCount(0);
  await expect(page.getByRole('table').getByRole('button', { name: /^Pagar/ })).toHaveCount(0);

  await expect(page.getByLabel('Por página').getByRole('option')).toHaveText(['10', '25', '50']);
  await page.getByRole('button', { name: 'Filtrar' }).click();
  const filters = page.getByRole('region', { name: 'Buscar una factura' });
  await expect(filters.getByRole('textbox')).toHaveCount(2);
  await filters.getByLabel(/^Importe desde/).fill('1000000');
  await filters.getByRole('button', { name: 'Aplicar los filtros' }).click();
  await expect(page).toHaveURL(/\/facturas\?least=1000000$/);

  await page.goto('/perfil');
  const accounts = page.getByRole('region', { name: 'Sus cuentas' });
  await expect(accounts.getByRole('rowheader').first()).toHaveText(/^ES\d\d/);
  await expect(page.getByText(/^\d+$/).locator('..')).toContainText('facturas hasta hoy');
});

test('a visitor reads the page of the examples and writes from it', async ({ own, page }) => {
  await publishExamples(own);
  await page.goto('/acceso');
  await page.getByRole('button', { name: 'Menú' }).click();
  await page
    .getByRole('menuitem', { name: 'Tarifas' })
    .or(page.getByRole('link', { name: 'Tarifas' }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/tarifas$/);
  await expect(page).toHaveTitle(/^Nuestras tarifas/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nuestras tarifas');
  await expect(page.getByRole('link', { name: 'Calcule su potencia' })).toHaveAttribute(
    'href',
    '/potencia',
  );
  await page.getByRole('button', { name: 'Escribir un mensaje' }).click();
  await expect(page.getByRole('dialog').getByLabel(/correo/i)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('dialog')).toBeVisible();
});
