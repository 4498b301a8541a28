import type { Page } from '@playwright/test';
import { activeContract, contractPath } from './support/household.ts';
import { expect, test } from './support/portal-test.ts';
import { expectTranslated, MARK, startTranslation, translatePages } from './support/translate.ts';

// Only a browser has worlds beside that of the page, from one of which it translates.

for (const from of ['parsed', 'called'] as const)
  test(`a form, translated ${from === 'parsed' ? 'before its code is there' : 'while it is hydrated'}`, async ({
    page,
  }) => {
    await translatePages(page, from);
    await page.goto('/registro');
    const nif = page.locator('input[name$=nif]');
    await nif.pressSequentially('1234');
    if (from === 'called') await startTranslation(page);
    await page.waitForFunction(() => performance.getEntriesByName('drawn').length > 0);
    await expect(page.locator('.form-label').first()).toContainText(MARK);
    await expect(nif).toHaveValue('1234');
    await expect(nif).toBeFocused();
    await page.locator('button[type=submit].btn-primary').click();
    const summary = page.locator('.form-summary');
    await expect(summary).toContainText('NIF');
    await expect(summary).toContainText(MARK);
    await nif.fill('12345678Z');
    await expect(summary).not.toContainText('NIF');
    await expectTranslated(page);
    await expect(nif).not.toHaveValue('');
  });

test('a login with an error, and then without', async ({ page, customer }) => {
  await translatePages(page, 'called');
  await page.goto('/acceso');
  await hydrated(page);
  await startTranslation(page);
  const submit = page.locator('form button[type=submit]');
  await submit.click();
  await expect(page.locator('.field-error')).toHaveCount(2);
  await page.locator('input[autocomplete=username]').fill(customer.user);
  await expect(page.locator('.field-error')).toHaveCount(1);
  await page.locator('input[type=password]').fill('wrong');
  await submit.click();
  await expect(page.locator('main [role=alert]').first()).toContainText(MARK);
  await expectTranslated(page);
  await page.locator('input[type=password]').fill(customer.password);
  await submit.click();
  await expect(page).not.toHaveURL(/acceso/);
  await expectTranslated(page);
});

/**
 * Waits until React has hydrated each button, which it notes on it: a press into what was translated before is lost, as
 * another button is rendered in its place while it is pressed.
 */
const hydrated = (page: Page) =>
  page.waitForFunction(() => {
    const isOfReact = (button: Element) =>
      Object.keys(button).some((key) => key.startsWith('__reactProps'));
    return [...document.querySelectorAll('#root button')].every(isOfReact);
  });

test('a list with its filter', async ({ signedIn: page }) => {
  await translatePages(page, 'called');
  await page.goto('/facturas?size=12');
  const found = page.locator('.list-found');
  await expect(found).not.toBeEmpty();
  await startTranslation(page);
  await page.locator('.list-filters > button').first().click();
  await page.locator('select[name$=state]').selectOption('not-paid');
  await page.locator('.list-filters button[type=submit]').click();
  await expect(found).toHaveText(`Facturas encontradas: 2${MARK}`);
  await expectTranslated(page);
});

test('a dialog, from its first error to its end', { tag: '@exhaustive' }, async ({
  signedIn: page,
  customer,
}) => {
  await translatePages(page, 'parsed');
  await page.goto(`${contractPath(activeContract(customer))}?dialog=iban-change`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').last().check();
  const submit = dialog.locator('button[type=submit]');
  await submit.click();
  await expect(dialog.locator('.form-summary a')).toHaveCount(2);
  await dialog.locator('input[name$=iban]').last().fill('ES9121000418450200051332');
  await dialog.getByRole('checkbox').check();
  await submit.click();
  await expect(dialog.getByText('Hemos cambiado la cuenta')).toBeVisible();
  await expectTranslated(page);
  await dialog.getByRole('button').last().click();
  await expect(dialog).toHaveCount(0);
  await expectTranslated(page);
});

test('a chart, read by keys and as a table', { tag: '@exhaustive' }, async ({
  signedIn: page,
  customer,
}) => {
  await translatePages(page, 'called');
  await page.goto(`${contractPath(activeContract(customer))}#consumption`);
  const plot = page.locator('#consumption .chart-plot');
  await expect(plot.locator('.chart-bars')).toBeVisible();
  await startTranslation(page);
  const value = page.locator('#consumption .chart-value');
  await plot.press('ArrowLeft');
  await expect(value).toContainText('kWh');
  const read = await value.innerText();
  await plot.press('ArrowLeft');
  await expect(value).not.toHaveText(read);
  await page.locator('.consumption-spans button').nth(1).click();
  await expect(plot.locator('.chart-bars')).toBeVisible();
  await page.locator('.consumption .chart-controls > button').click();
  await expect(page.locator('.consumption table tbody tr').first()).toBeVisible();
  await expectTranslated(page);
});
