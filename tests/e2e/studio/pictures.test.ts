import { readFileSync } from 'node:fs';
import { axeOf } from '#tests/e2e/support/axe.ts';
import { expect, test } from '#tests/e2e/support/studio/own-studio.ts';

const PAGES = 'locales/es-ES/pages.json';
const FORM = 'locales/es-ES/forms/iban-change.json';

// Only a browser takes pictures; which pages are touched is proved by `touched-places`.
test('a page that changes is shown before and after, one whose change does not show is the same, and the change goes out as a patch', {
  tag: '@exhaustive',
}, async ({ studio, page, own }) => {
  const before = own.text(PAGES);
  own.write(PAGES, before.replace('"Contratar con nosotros"', '"Contrate en dos minutos"'));
  // What only an error shows.
  const form = own.text(FORM);
  own.write(FORM, form.replace('"Elija una cuenta."', '"Elija la cuenta."'));
  await expect(studio.portal.getByText('Contrate en dos minutos')).toBeVisible();
  await page.getByRole('button', { name: /^Publicar/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Publicar' });
  await dialog.getByRole('button', { name: 'Ver las páginas antes y después' }).click();
  const [was, is] = [/como está publicada$/, /como quedará$/].map((name) =>
    dialog.getByRole('img', { name }),
  );
  if (!was || !is) throw new Error('Two pictures');
  await expect(was).toBeVisible();
  await expect(is).toBeVisible();
  expect(await was.getAttribute('src')).not.toBe(await is.getAttribute('src'));
  await expect(dialog.getByText(/iban-change es-ES · Igual/)).toBeVisible();
  expect((await axeOf(page).exclude('iframe').analyze()).violations).toEqual([]);

  await dialog.getByLabel('Qué cambia y por qué').fill('Un título más corto');
  const downloaded = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Descargar un parche' }).click();
  const patch = readFileSync(await (await downloaded).path(), 'utf8');
  expect(patch).toContain('Contrate en dos minutos');
  await page.keyboard.press('Escape');

  own.write(PAGES, before);
  own.write(FORM, form);
  await studio.settled();
});
