import { readFileSync } from 'node:fs';
import { axeOf } from '#tests/e2e/support/axe.ts';
import { expect, test } from '#tests/e2e/support/studio/own-studio.ts';

// One after another: one server and one configuration serve them all.
test.describe.configure({ mode: 'default' });

const PAGES = 'locales/es-ES/pages.json';
const FORM = 'schemas/forms/iban-change.json';
const TEXTS = 'locales/es-ES/forms/iban-change.json';

test('a text is typed where it stands, in two presses; undo gives back the file to the byte, also after a reload', async ({
  studio,
  page,
  own,
}) => {
  const before = own.text(PAGES);
  const card = studio.portal.getByText('Contratar con nosotros');
  await card.click();
  await expect(studio.panel.getByLabel('Español')).toHaveValue('Contratar con nosotros');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Contrate en dos minutos');
  await page.keyboard.press('Enter');
  await expect(studio.panel.getByLabel('Español')).toHaveValue('Contrate en dos minutos');
  await studio.settled();
  expect(own.text(PAGES)).toBe(
    before.replace('"Contratar con nosotros"', '"Contrate en dos minutos"'),
  );
  await expect(studio.portal.getByText('Contrate en dos minutos')).toBeVisible();

  await page.reload();
  await expect(studio.portal.getByText('Contrate en dos minutos')).toBeVisible();
  await page.getByRole('button', { name: /^Deshacer/ }).click();
  await studio.settled();
  expect(own.text(PAGES)).toBe(before);
  await expect(card).toBeVisible();
});

test('a field with a rule of its own is added to a form, without a mouse in the panel, and shows in it', async ({
  studio,
  page,
  own,
}) => {
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Cambiar la cuenta de cargo');
  await expect(page.getByRole('option', { name: /^Cambiar la cuenta de cargo/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await studio.panel.getByRole('button', { name: 'Añadir un dato…' }).press('Enter');
  await page.keyboard.type('Nombre del banco');
  await page.keyboard.press('Enter');
  await expect(studio.panel.getByText('Dato nombreDelBanco')).toBeVisible();
  await expect(studio.panel.getByLabel('Etiqueta')).toHaveValue('Nombre del banco');
  await studio.settled();
  const { schema } = own.json<{ schema: { properties: Record<string, object> } }>(FORM);
  expect(schema.properties.nombreDelBanco).toEqual({ type: 'string', maxLength: 100 });
  for (const language of ['es-ES', 'ca-ES'])
    expect(own.json(`locales/${language}/forms/iban-change.json`)).toMatchObject({
      fields: { nombreDelBanco: { label: 'Nombre del banco' } },
    });
  await studio.become('Hogar');
  await studio.go('iban-change');
  await expect(studio.portal.getByLabel(/^Nombre del banco/)).toBeVisible();
  await page.getByRole('button', { name: /^Deshacer/ }).click();
  await expect(studio.portal.getByLabel(/^Nombre del banco/)).toHaveCount(0);
  // Opening a panel changes nothing: one step gave everything back.
  expect(own.text(FORM)).toBe(readFileSync(FORM, 'utf8'));
  expect(own.text(TEXTS)).toBe(readFileSync(TEXTS, 'utf8'));
});

test('what is wrong stands in the list, at the thing and in the file, while the portal shows the last good version; a file that was broken by hand is mended', async ({
  studio,
  page,
  own,
}) => {
  const texts = own.text(TEXTS);
  own.write(
    TEXTS,
    texts.replace(
      '"title": "Cambiar la cuenta de cargo",',
      '"title": "Cambiar la cuenta de cargo"',
    ),
  );
  await expect(page.getByText('1 por corregir')).toBeVisible();
  await expect(page.getByText('el portal muestra la última versión correcta')).toBeVisible();
  await expect(studio.portal.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('tab', { name: /Revisión/ }).click();
  await page.getByRole('button', { name: /no es JSON/i }).click();
  const editor = studio.panel.getByRole('textbox');
  await expect(editor).toContainText('Cambiar la cuenta de cargo');
  own.write(TEXTS, texts);
  await studio.settled();
});

test('a change is published with what it means for customers, stands in the history, and is taken out again', async ({
  studio,
  page,
  own,
}) => {
  await studio.portal.getByText('Entrar en su cuenta').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Su cuenta');
  await page.keyboard.press('Enter');
  await studio.settled();
  await page.getByRole('button', { name: /^Publicar/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Publicar' });
  await expect(dialog.getByText(/Su cuenta/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Publicar' }).click();
  await expect(dialog.getByText('Escriba qué cambia y por qué.')).toBeVisible();
  await dialog.getByLabel('Qué cambia y por qué').fill('Un título más corto');
  await dialog.getByRole('button', { name: 'Publicar' }).click();
  await expect(dialog.getByText(/^Publicado: versión/)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Historial' }).click();
  await page.getByRole('button', { name: /Un título más corto.*Marta Soler/s }).click();
  await page.getByRole('button', { name: 'Quitar solo este cambio' }).click();
  await studio.settled();
  await expect(studio.portal.getByText('Entrar en su cuenta')).toBeVisible();
  expect(own.text(PAGES)).toContain('"Entrar en su cuenta"');
});

test('a change that the server had when it was killed is not lost', async ({
  studio,
  page,
  own,
}) => {
  await studio.portal.getByText('Comparar con su factura').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Compare su factura');
  await page.keyboard.press('Enter');
  await studio.settled();
  await own.kill();
  await expect(page.getByText(/Sin conexión/)).toBeVisible();
  expect(own.text(PAGES)).toContain('"Compare su factura"');
  await own.start();
  await page.goto(own.url);
  await expect(studio.portal.getByText('Compare su factura')).toBeVisible();
  await page.getByRole('button', { name: /^Deshacer/ }).click();
  await studio.settled();
  expect(own.text(PAGES)).toContain('"Comparar con su factura"');
});

test('to look at the panels of a page, by keys alone, changes nothing', async ({
  studio,
  page,
  own,
}) => {
  await studio.become('Hogar');
  await studio.go('iban-change');
  const before = own.changes();
  const tree = page.getByRole('tree');
  await expect(studio.portal.getByRole('dialog')).toBeVisible();
  await tree.focus();
  for (let row = 0; row < 40; row++) {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(studio.panel.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(studio.panel.getByRole('status').filter({ hasText: 'Cargando' })).toHaveCount(0);
    await tree.focus();
  }
  await studio.settled();
  expect(own.changes()).toBe(before);
});

test('a wizard is walked through to its end, and once more; a page is seen as its API fails, a part in all its states', {
  tag: '@exhaustive',
}, async ({ studio, page }) => {
  await studio.go('Página: Contratar luz');
  // Until it is listed the page may not know yet what it shows.
  await expect(page.getByRole('treeitem', { name: 'Cuánto pagaría al mes' }).first()).toBeVisible();
  await studio.portal.getByRole('heading', { level: 2, name: 'Cuánto pagaría al mes' }).click();
  await expect(studio.panel.getByLabel('Español')).toHaveValue('Cuánto pagaría al mes');
  for (let time = 0; time < 2; time++) {
    await page.getByRole('button', { name: 'Recorrer el asistente' }).click();
    await expect(page.getByText('Recorrido hasta el final')).toBeVisible();
    await expect(
      studio.portal.getByRole('heading', { level: 2, name: 'Solicitud enviada' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Entendido' }).click();
  }

  await studio.become('Hogar');
  await studio.go('Página: Contratos');
  const list = studio.portal.getByRole('main');
  await expect(list.getByRole('link', { name: /Facturas/ }).first()).toBeVisible();
  const answers = page.getByLabel('Respuestas de la API');
  await answers.selectOption('API con errores');
  await expect(list.getByText('No hemos podido cargar sus contratos')).toBeVisible();
  await answers.selectOption('API normal');
  await expect(list.getByRole('link', { name: /Facturas/ }).first()).toBeVisible();
  await page.getByRole('treeitem', { name: 'Lista de contratos' }).click();
  await page.getByRole('button', { name: 'Ver todos sus estados' }).click();
  for (const state of ['Cargando', 'No se ha podido cargar'])
    await expect(studio.portal.getByRole('heading', { level: 2, name: state })).toBeVisible();
  await page.getByRole('button', { name: 'Volver a la página' }).click();
  await expect(studio.portal.getByRole('heading', { level: 1, name: 'Contratos' })).toBeVisible();
});

test('axe finds nothing in the Studio, with a panel open and without, and in the table of texts, where a text is changed', async ({
  studio,
  page,
  own,
}) => {
  const around = () => axeOf(page).exclude('iframe').analyze();
  expect((await around()).violations).toEqual([]);
  await studio.portal.getByText('Contratar con nosotros').click();
  await expect(studio.panel.getByLabel('Español')).toBeVisible();
  await page.keyboard.press('Escape');
  expect((await around()).violations).toEqual([]);

  const file = 'locales/ca-ES/about.json';
  const before = own.text(file);
  await page.keyboard.press('Alt+t');
  const cell = page.getByRole('textbox', { name: 'about.title, Català' });
  await expect(cell).toHaveValue('Versió');
  await cell.fill('Quina versió és');
  await studio.settled();
  expect(own.text(file)).toBe(before.replace('"Versió"', '"Quina versió és"'));
  expect((await around()).violations).toEqual([]);
  await page.keyboard.press('Control+z');
  await expect(cell).toHaveValue('Versió');
  await studio.settled();
  expect(own.text(file)).toBe(before);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(studio.portal.getByRole('heading', { level: 1 })).toBeVisible();
});
