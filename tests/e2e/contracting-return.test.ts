import { expectNoBarrier } from './support/barriers.ts';
import { Contracting } from './support/contracting.ts';
import { keptInBrowser, leadsOf } from './support/contracting-watch.ts';
import { expect, test } from './support/portal-test.ts';

test('after a crash, in another language, one goes on, and nothing that arrived is asked for again', async ({
  page,
  context,
  baseURL,
  sandbox,
}) => {
  const wizard = new Contracting(page, 'electricity');
  const { leads } = leadsOf(page);
  await wizard.open();
  await wizard.walkTo('payment');
  await wizard.fill('payment');
  const kept = await keptInBrowser(page);
  for (const secret of ['ES91', '051332', 'dni.pdf', 'luz.pdf']) expect(kept).not.toContain(secret);
  const [lead = ''] = leads();
  await page.close();

  await context.addCookies([{ name: 'language', value: 'ca-ES', url: baseURL ?? '' }]);
  const later = new Contracting(await context.newPage(), 'electricity', 'ca-ES', wizard.who);
  const { words } = later;
  await later.page.goto(words.path('electricity'));
  const { usual } = words.wizard.return;
  await expect(later.page.getByRole('heading', { name: usual.title })).toBeFocused();
  await expect(later.page.getByRole('listitem').getByText('IBAN')).toBeVisible();
  await expectNoBarrier(later.page);
  await later.page.getByRole('button', { name: usual.continue }).click();
  await later.isAt('payment');
  await expect(later.box('payment', 'iban')).toBeFocused();
  await later.button('previous').click();
  await later.button('previous').click();
  await later.isAt('person');
  await expect(later.page.getByText('Ja ho tenim')).toBeVisible();
  await expectNoBarrier(later.page);
  await later.box('person', 'email').fill('nova@example.com');
  await later.next();
  await later.isAt('contract');
  await later.next();
  await later.fill('payment');
  await later.next();
  await later.isAt('confirmation');
  await later.accept();
  await later.button('confirm').click();
  await expect(
    later.page.getByRole('heading', { name: words.wizard.finished.title }),
  ).toBeFocused();
  const { fields, contract } = await sandbox.lead(lead);
  expect(contract).not.toBeNull();
  expect(fields).toMatchObject({
    nif_faceup: [{ name: 'dni.pdf' }],
    invoice: [{ name: 'luz.pdf' }],
    owner_address: { email: 'nova@example.com' },
  });
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
