import type { Browser } from '@playwright/test';
import { openPeople } from '#studio/server/people/people-file.ts';
import { axeOf } from '#tests/e2e/support/axe.ts';
import { test as base } from '#tests/e2e/support/portal-test.ts';
import { expect, OwnStudio, StudioWindow } from '#tests/e2e/support/studio/own-studio.ts';

const TEXTS = 'locales/es-ES/pages.json';
const PASSWORD = 'four words in a row';

/** A Studio of a team. */
const test = base.extend<{ own: OwnStudio }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed from the pattern
  own: async ({}, use) => {
    const own = new OwnStudio({ isOfTeam: true });
    await own.start();
    await use(own);
    await own.stop();
  },
});

/** The Studio of a person in a browser of their own, by the link of an invitation. */
async function enter(browser: Browser, url: string): Promise<StudioWindow> {
  const context = await browser.newContext({ locale: 'es-ES' });
  const page = await context.newPage();
  await page.goto(url);
  await page.getByLabel('Elija una contraseña').fill(PASSWORD);
  await page.getByRole('button', { name: 'Empezar' }).click();
  const studio = new StudioWindow(page);
  await expect(studio.portal.getByRole('heading', { level: 1 })).toBeVisible();
  return studio;
}

// Two browsers of two people, one page of the same server; the rest of it is proved by `people` and `change-queue`.
test('two people see each other, merge what they do in two places, choose where it is one, and lose nothing when a session ends', {
  tag: '@exhaustive',
}, async ({ browser, own }) => {
  const marta = {
    name: 'Marta Soler',
    address: 'marta@example.com',
    role: 'administrator',
  } as const;
  const invitation = openPeople(own.users ?? '').invite(marta);
  const hers = await enter(browser, `${own.url}/#invitation=${invitation}`);
  await hers.page.getByRole('button', { name: 'Su cuenta: Marta Soler' }).click();
  await hers.page.getByRole('button', { name: 'Personas' }).click();
  const people = hers.page.getByRole('dialog', { name: 'Personas' });
  expect((await axeOf(hers.page).exclude('iframe').analyze()).violations).toEqual([]);
  await people.getByLabel('Nombre y apellidos').fill('Pau Riba');
  await people.getByLabel('Correo electrónico').fill('pau@example.com');
  await people.getByLabel('Qué puede hacer', { exact: true }).selectOption('Traducir textos');
  await people.getByRole('button', { name: 'Crear la invitación' }).click();
  const link = await people.getByRole('status').getByRole('code').innerText();
  await people.getByRole('button', { name: 'Cerrar' }).click();
  const his = await enter(browser, link);

  // A translator changes texts, and nothing else.
  await expect(hers.page.getByRole('button', { name: 'Publicar' })).toBeVisible();
  await expect(his.page.getByRole('button', { name: 'Publicar' })).toHaveCount(0);
  await his.page.keyboard.press('Control+k');
  await his.page.keyboard.type('Cambiar la cuenta de cargo');
  await his.page.keyboard.press('Enter');
  await expect(his.panel.getByRole('heading', { level: 2 })).toBeVisible();
  await expect(his.panel.getByRole('button', { name: 'Añadir un dato…' })).toHaveCount(0);

  // Two places of a file.
  await hers.portal.getByText('Contratar con nosotros').click();
  await his.portal.getByText('Comparar con su factura').click();
  await hers.panel.getByLabel('Español').fill('Contrate en dos minutos');
  await his.panel.getByLabel('Español').fill('Compare su factura');
  await hers.settled();
  await his.settled();
  expect(own.text(TEXTS)).toContain('"Contrate en dos minutos"');
  expect(own.text(TEXTS)).toContain('"Compare su factura"');

  // One place: each sees that the other is there, and the second one chooses.
  await his.portal.getByText('Contrate en dos minutos').click();
  await expect(hers.panel.getByText('Pau Riba también está aquí')).toBeVisible();
  await expect(his.panel.getByText('Marta Soler también está aquí')).toBeVisible();
  await his.page.context().setOffline(true);
  await his.panel.getByLabel('Español').fill('Contrate ya');
  await expect(his.page.getByText(/^Sin conexión/)).toBeVisible();
  await hers.panel.getByLabel('Español').fill('Contrate hoy');
  await hers.settled();
  await his.page.context().setOffline(false);
  const conflict = his.page.getByRole('dialog');
  await expect(conflict.getByText('Contrate hoy')).toBeVisible();
  await expect(conflict.getByText('Contrate ya')).toBeVisible();
  await expect(conflict.getByText(/Marta Soler/)).toBeVisible();
  await conflict.getByRole('button', { name: 'Usar lo mío' }).click();
  await his.settled();
  await expect(hers.panel.getByLabel('Español')).toHaveValue('Contrate ya');
  expect(own.text(TEXTS)).toContain('"Contrate ya"');

  // His session ends in the middle of a word.
  await his.page.context().clearCookies();
  await his.panel.getByLabel('Español').fill('Contrate ya mismo');
  const again = his.page.getByRole('dialog', { name: 'Entre otra vez' });
  await again.getByLabel('Contraseña').fill(PASSWORD);
  expect((await axeOf(his.page).exclude('iframe').analyze()).violations).toEqual([]);
  await again.getByRole('button', { name: 'Entrar' }).click();
  await his.settled();
  expect(own.text(TEXTS)).toContain('"Contrate ya mismo"');
  for (const { page } of [hers, his]) await page.context().close();
});
