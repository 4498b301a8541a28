import { Contracting } from './support/contracting.ts';
import { keptInBrowser } from './support/contracting-watch.ts';
import { expect, test } from './support/portal-test.ts';

test('after a crash, in another language, one goes on; files and account are asked for anew', async ({
  page,
  context,
  baseURL,
}) => {
  const wizard = new Contracting(page, 'electricity');
  await wizard.open();
  await wizard.walkTo('payment');
  await wizard.fill('payment');
  const kept = await keptInBrowser(page);
  for (const secret of ['ES91', '051332', 'dni.pdf', 'luz.pdf']) expect(kept).not.toContain(secret);
  await page.close();

  await context.addCookies([{ name: 'language', value: 'ca-ES', url: baseURL ?? '' }]);
  const later = new Contracting(await context.newPage(), 'electricity', 'ca-ES', wizard.who);
  const { words } = later;
  await later.page.goto(words.path('electricity'));
  const { usual } = words.wizard.return;
  await expect(later.page.getByRole('heading', { name: usual.title })).toBeFocused();
  await later.page.getByRole('button', { name: usual.continue }).click();
  await later.isAt('installation');
  await expect(later.box('installation', 'address/nv')).toHaveValue(wizard.who.street);
  await expect(later.tick('installation', 'allowContact')).not.toBeChecked();
  await later.button('return-to').click();
  await expect(
    later.page
      .locator('.form-summary')
      .getByText(words.field('installation', 'invoice').errors.required ?? ''),
  ).toBeVisible();
});

test('Back and Forward of the browser move between steps and keep what was typed', async ({
  page,
}) => {
  const wizard = new Contracting(page, 'gas');
  await wizard.open();
  await wizard.walkTo('person');
  await wizard.box('person', 'name').fill('Ana');
  await page.goBack();
  await wizard.isAt('installation');
  await expect(page.getByText('luz.pdf').or(wizard.box('installation', 'gasCups'))).toBeVisible();
  await page.goForward();
  await wizard.isAt('person');
  await expect(wizard.box('person', 'name')).toHaveValue('Ana');
});

test('the end survives Back and a reload', async ({ page }) => {
  const wizard = new Contracting(page, 'dual');
  await wizard.open();
  await wizard.walkTo('confirmation');
  await wizard.accept();
  await wizard.button('confirm').click();
  const end = page.getByRole('heading', { name: wizard.words.wizard.finished.title });
  const references = page.locator('.wizard-reference .code');
  await expect(end).toBeFocused();
  const told = await references.allTextContents();
  expect(new Set(told).size).toBe(2);
  await page.goBack();
  await expect(end).toBeVisible();
  await page.reload();
  await expect(end).toBeFocused();
  await expect(references).toHaveText(told);
  await page.getByRole('button', { name: wizard.words.wizard.finished.leave }).click();
  // The start page leads a visitor on to the login: only there the way back is that of a person.
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
  await page.goBack();
  await expect(references).toHaveText(told);
});

test('two tabs do not mix', async ({ page, context }) => {
  const first = new Contracting(page, 'electricity');
  await first.open();
  await first.box('installation', 'address/nv').fill('Mayor');
  await first.box('installation', 'address/nv').blur();
  const second = new Contracting(await context.newPage(), 'electricity');
  await second.open();
  await expect(second.box('installation', 'address/nv')).toHaveValue('');
  await second.box('installation', 'address/nv').fill('Menor');
  await second.box('installation', 'address/nv').blur();
  await expect(first.box('installation', 'address/nv')).toHaveValue('Mayor');
});

test('without a connection a step says so, keeps everything, and goes on once it is back', async ({
  page,
  context,
}) => {
  const wizard = new Contracting(page, 'gas');
  await wizard.open();
  await wizard.fill('installation');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await wizard.next();
  await expect(page.getByRole('alert').filter({ hasText: 'No hay conexión' })).toBeVisible();
  await context.setOffline(false);
  await wizard.next();
  await wizard.isAt('person');
});
