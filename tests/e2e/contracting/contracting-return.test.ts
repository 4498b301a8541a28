import type { Page } from '@playwright/test';
import { expectNoBarrier } from '#tests/e2e/support/barriers.ts';
import { Contracting } from '#tests/e2e/support/contracting.ts';
import { openAt } from '#tests/e2e/support/contracting-draft.ts';
import { leadsOf, storedInBrowser } from '#tests/e2e/support/contracting-watch.ts';
import { expect, test } from '#tests/e2e/support/portal-test.ts';

/** Whether the consents of the last step were ever shown without the answers that are confirmed. */
async function watchConsents(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    const watch = window as { consentsAlone?: boolean };
    new MutationObserver(() => {
      const consents = document.querySelector('main [name="acceptOVConditions"]');
      if (consents && !document.querySelector('main .form-read')) watch.consentsAlone = true;
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as { consentsAlone?: boolean }).consentsAlone ?? false);
}

test('a visitor resumes after a crash, in another language, and re-enters nothing that the retailer has', async ({
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
  const stored = await storedInBrowser(page);
  for (const secret of ['ES91', '051332', 'dni.pdf', 'luz.pdf'])
    expect(stored).not.toContain(secret);
  const [lead = ''] = leads();
  await page.close();

  await context.addCookies([{ name: 'language', value: 'ca-ES', url: baseURL ?? '' }]);
  const later = new Contracting(await context.newPage(), 'electricity', 'ca-ES', wizard.who);
  const areConsentsAlone = await watchConsents(later.page);
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
  await later.box('person', 'email').fill('nova@example.com');
  await later.next();
  await later.isAt('contract');
  await later.next();
  await later.fill('payment');
  await later.next();
  await later.isAt('confirmation');
  await later.page.reload();
  await later.isAt('confirmation');
  await later.accept();
  expect(await areConsentsAlone()).toBe(false);
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

test('the end, which the retailer writes in Markdown, survives Back and a reload', async ({
  page,
}) => {
  const wizard = new Contracting(page, 'dual');
  await openAt(wizard, 'confirmation');
  await wizard.accept();
  await wizard.button('confirm').click();
  const end = page.getByRole('heading', { name: wizard.words.wizard.finished.title });
  const references = page.locator('.wizard-reference .code');
  await expect(end).toBeFocused();
  const shown = await references.allTextContents();
  expect(new Set(shown).size).toBe(2);
  await expect(page.locator('.served-html').getByRole('heading').first()).toBeVisible();
  await page.goBack();
  await expect(end).toBeVisible();
  await page.reload();
  await expect(end).toBeFocused();
  await expect(references).toHaveText(shown);
  await page.getByRole('button', { name: wizard.words.wizard.finished.ways.leave }).click();
  // The start page redirects a visitor to the login: only from there Back works as for a person.
  await expect(page.getByRole('link', { name: /^Entrar en su cuenta/ })).toBeVisible();
  await page.goBack();
  await expect(references).toHaveText(shown);
});
