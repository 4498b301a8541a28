import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { axeOf } from '#tests/e2e/support/axe.ts';
import { enterAs, expect, goTo, openAccountDialog, test } from '#tests/e2e/support/own-preview.ts';

// One after another: one server and one configuration serve them all.
test.describe.configure({ mode: 'default' });

const IBAN = 'ES91 2100 0418 4502 0005 1332';
const FORM = 'schemas/forms/iban-change.json';
const lineOf = (path: string, text: string) =>
  readFileSync(path, 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(text)) + 1;

test('a setting of several parts is checked before it is taken', async ({ page, panel }) => {
  await page.goto('/');
  await panel.getByLabel('Buscar un ajuste').fill('contracts.itemsPerPage');
  const size = panel.getByLabel('contracts.itemsPerPage', { exact: true });
  await size.fill('-3');
  await size.press('Enter');
  await expect(panel.getByText('Este valor no es válido para el ajuste.')).toBeVisible();
  await size.fill('20');
  await size.press('Enter');
  await expect(panel.getByText('Este valor no es válido para el ajuste.')).toHaveCount(0);
  await page.reload();
  await expect(panel.getByText('Un ajuste cambiado aquí')).toBeVisible();
  await expect(panel.getByLabel('contracts.itemsPerPage', { exact: true })).toHaveValue('20');
});

test('a saved file shows in the open page, with what it schedules; what is wrong with it stands in the panel until it is mended', async ({
  page,
  panel,
  own,
}) => {
  const dialog = await openAccountDialog(page, panel);
  await page.evaluate(() => document.body.setAttribute('data-kept', ''));
  own.edit<{ schedule?: object[] }>('schemas/portal.json', (portal) => {
    const from = '2031-03-07T20:00:00+01:00';
    portal.schedule = [{ set: 'features.ibanChange.enabled', to: false, from, until: null }];
  });
  own.edit<{ fields: { iban: { label: string } } }>(
    'locales/es-ES/forms/iban-change.json',
    (texts) => {
      texts.fields.iban.label = 'Número de la cuenta';
    },
  );
  const iban = dialog.getByLabel('Número de la cuenta');
  await expect(iban).toHaveValue(IBAN);
  await expect(page.locator('body[data-kept]')).toHaveCount(1);

  const closed = dialog.getByText('Este formulario ya no se puede enviar');
  await panel.getByLabel('Fecha y hora').fill('2031-03-07T19:59');
  await expect(closed).toHaveCount(0);
  await panel.getByLabel('Fecha y hora').fill('2031-03-07T20:01');
  await expect(closed).toBeVisible();
  await panel.getByRole('button', { name: 'Volver a la hora real' }).click();
  await expect(closed).toHaveCount(0);

  own.save(FORM, (text) => text.replace('"iban-change-attachments"', '"iban-change-atachments"'));
  const line = lineOf(FORM, '"iban-change-attachments"');
  await expect(panel.getByText('Hay un error en lo que acaba de guardar')).toBeVisible();
  await expect(panel.getByText(`${FORM}:${line}:`)).toBeVisible();
  await expect(panel.getByText('"iban-change-attachments"')).toBeVisible();
  await expect(iban).toHaveValue(IBAN);
  own.restore();
  await expect(panel.getByText(/acaba de guardar/)).toHaveCount(0);
});

test('each field says why it is as it is, and follows a setting that is flipped at once', async ({
  page,
  panel,
}) => {
  const dialog = await openAccountDialog(page, panel);
  const field = (name: string) => panel.getByRole('listitem').filter({ hasText: name }).first();
  const files = field('files');
  await expect(files.getByText('Oculto')).toBeVisible();
  await files.locator('summary').click();
  await expect(
    files.getByText('La condición iban-change-attachments no se cumple').first(),
  ).toBeVisible();
  const condition = lineOf('schemas/conditions.json', '"iban-change-attachments"');
  await expect(files.getByText(`schemas/conditions.json:${condition}`).first()).toBeVisible();
  await expect(files.getByText(`${FORM}:${lineOf(FORM, '"files": {')}`).first()).toBeVisible();
  const fact = files.getByRole('listitem').filter({ hasText: /^settings\/features\/ibanChange/ });
  await expect(fact.first()).toContainText('attachments = false');
  await expect(fact.first()).toContainText('por defecto');

  await panel.getByLabel('Buscar un ajuste').fill('bank attach');
  await expect(panel.getByText('The customer must attach at least one document.')).toHaveCount(0);
  await panel.getByLabel('Buscar un ajuste').fill('document attach');
  const box = panel.getByRole('checkbox', { name: 'features.ibanChange.attachments' });
  await box.check();
  await expect(dialog.locator('input[type=file]').first()).toBeAttached();
  await expect(dialog.getByLabel(/IBAN/)).toHaveValue(IBAN);
  await expect(files.getByText('Visible')).toBeVisible();
  await expect(files.getByText('Obligatorio', { exact: true })).toBeVisible();
  await expect(fact.first()).toContainText('cambiado en este panel');
  await panel.getByRole('button', { name: 'Volver a lo configurado' }).click();
  await expect(dialog.locator('input[type=file]')).toHaveCount(0);
  await expect(box).not.toBeChecked();

  const iban = field('IBAN de la cuenta nueva');
  await expect(iban.getByText('Visible')).toBeVisible();
  await dialog.getByRole('radio', { disabled: false }).first().check();
  await expect(iban.getByText('Oculto')).toBeVisible();
});

test('each part says why it is there, and is found by pointing at its line or at the page', async ({
  page,
  panel,
}) => {
  await page.goto('/');
  await enterAs(panel, 'Cliente');
  await goTo(panel, 'Página: contract');
  const part = (name: string) => panel.getByRole('listitem').filter({ hasText: name }).first();
  const batteries = part('contract-batteries');
  await expect(batteries.getByText('Oculto')).toBeVisible();
  await batteries.locator('summary').click();
  await expect(
    batteries.getByText('La condición contract-with-batteries no se cumple'),
  ).toBeVisible();
  const document = 'schemas/screens/contract.json';
  // The entry begins above its name.
  const line = lineOf(document, '"contract-batteries"') - 1;
  await expect(batteries.getByText(`${document}:${line}`).first()).toBeVisible();
  await panel.getByText(/partes que caben en esta página/).click();
  await expect(panel.getByText('A text in Markdown.')).toBeVisible();

  const bank = page.getByRole('main').getByRole('region', { name: 'Cuenta de cargo' });
  await expect(bank).toBeVisible();
  await part('contract-bank').locator('summary').hover();
  const outline = page.locator('.preview-outline');
  const boxOf = async (element: typeof bank) => {
    const { x, y } = (await element.boundingBox()) ?? { x: 0, y: 0 };
    return { x: Math.round(x), y: Math.round(y) };
  };
  await expect(async () => expect(await boxOf(outline)).toEqual(await boxOf(bank))).toPass();

  await panel.getByRole('button', { name: 'Señalar una parte en la página' }).click();
  const marked = panel.locator('li[aria-current]');
  await expect(marked).toHaveCount(0);
  await bank.hover();
  await expect(marked).toContainText('contract-bank');
  await expect(marked).toBeInViewport();

  await goTo(panel, 'Página: Atención al cliente');
  await expect(part('service-sign-in').getByText('Sin nada que mostrar')).toBeVisible();
  await expect(part('service-call').getByText('Visible')).toBeVisible();
});

test('a partner is put on and taken off in the open page, by the panel and by the gallery', async ({
  page,
  panel,
}) => {
  await page.goto('/');
  const brand = page.getByRole('banner').getByText('Tramuntana', { exact: true });
  const colour = () =>
    page.evaluate(() => document.documentElement.style.getPropertyValue('--brand'));
  await panel.getByLabel('Comercializadora').selectOption('tramuntana');
  await expect(brand).toBeVisible();
  await expect.poll(colour).toBe('#1d4f91');

  await page.goto('/_gallery/design/tokens');
  const token = page.getByRole('listitem').filter({ hasText: /^--brand#/ });
  await expect(token).toContainText('#1d4f91');
  await page.getByLabel('Marca').selectOption({ label: 'La de la casa' });
  await expect(token).toContainText('#0b5d52');
  await expect.poll(colour).toBe('');
  await expect(
    panel.getByRole('combobox', { name: /^Comercialitzadora|^Comercializadora/ }),
  ).toHaveValue('');
});

test('people come and go by one choice each', async ({ page, panel }) => {
  await page.goto('/');
  await enterAs(panel, 'Agente que solo mira');
  await expect(page.getByText('no hacer cambios')).toBeVisible();
  await enterAs(panel, 'Cliente');
  await expect(page.getByRole('heading', { level: 1, name: /^Hola, / })).toBeVisible();
  await enterAs(panel, 'Visitante');
  await expect(page.getByRole('heading', { level: 1, name: 'Entre en su cuenta' })).toBeVisible();
});

test('a step of a wizard opens with example data, the steps before it filled in', async ({
  page,
  panel,
}) => {
  await page.goto('/');
  await goTo(panel, 'Paso: contracting-electricity, Cómo paga', 'account');
  const step = page.getByRole('main');
  await expect(step.getByRole('heading', { level: 2, name: 'Cómo paga' })).toBeVisible();
  await expect(step.getByLabel(/IBAN/)).not.toHaveValue('');
  await expect(step.getByText('Paso 5 de 6', { exact: false }).first()).toBeAttached();
  await expect(panel.getByText('Formulario contracting-payment')).toBeVisible();
  await goTo(panel, 'Paso: contracting-gas, Quién contrata', 'invalid-vat');
  await expect(step.getByRole('heading', { level: 2, name: 'Quién contrata' })).toBeVisible();
  await expect(step.getByLabel(/NIF/).first()).toHaveAttribute('aria-invalid', 'true');
});

test('a form by itself shows what is wrong with an invalid example', async ({ page, panel }) => {
  await page.goto('/');
  await goTo(panel, 'Formulario: contracting-person', 'invalid-email');
  const email = page.getByRole('main').getByLabel(/correo/i);
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await goTo(panel, 'Formulario: contracting-person', 'person');
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('main').locator('.field-error')).toHaveCount(0);
});

const ways = [
  { width: 1280, language: 'Español', colorScheme: 'light' },
  { width: 390, language: 'Català', colorScheme: 'dark' },
] as const;
for (const { width, language, colorScheme } of ways)
  test(`the panel is readable and within reach at ${width} px in ${language}`, {
    tag: width === 390 ? [] : '@exhaustive',
  }, async ({ page, panel }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/acceso');
    const open = panel.getByRole('button', { name: /el panel|el tauler/ });
    await expect(open).toHaveAttribute('aria-expanded', String(width > 1000));
    if (width < 1000) {
      await open.focus();
      await page.keyboard.press('Enter');
    }
    await panel.getByLabel('Idioma').selectOption({ label: language });
    await panel.getByRole('searchbox').fill('features');
    await panel.locator('.preview-fields summary').first().click();
    await expect(panel.locator('.preview-claim').first()).toBeVisible();
    const { violations } = await axeOf(page).include('.preview').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways).toBeLessThanOrEqual(0);
    await open.focus();
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('searchbox')).toBeHidden();
  });

test('customers’ build has no preview', async ({ own }) => {
  const built = process.env.STATIC_DIR ?? 'dist';
  const chunksWith = (folder: string, word: string) =>
    readdirSync(join(folder, 'assets'))
      .filter((file) => /\.(js|css)$/.test(file))
      .filter((file) => readFileSync(join(folder, 'assets', file), 'utf8').includes(word));
  for (const word of ['_preview', 'lluerna.preview', 'EventSource', 'preview-claim']) {
    expect(chunksWith('.cache/preview', word), word).not.toEqual([]);
    expect(chunksWith(built, word), word).toEqual([]);
  }
  const published = readdirSync(join(own.published, 'texts'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => readFileSync(join(own.published, 'texts', file), 'utf8'));
  expect(published.length).toBeGreaterThan(1);
  for (const texts of published) expect(texts).not.toContain('Vista pr');
});
