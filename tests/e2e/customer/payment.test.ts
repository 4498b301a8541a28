import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { axeOf } from '#tests/e2e/support/axe.ts';
import { contractPath, indebtedContract } from '#tests/e2e/support/household.ts';
import { expect, test } from '#tests/e2e/support/portal-test.ts';

const PAYS = '4242424242424242';
const CHALLENGED = '4000002760003184';
const SCRIPT = '**/sandbox-cards/v3/stripe.js';
const YEAR = String(new Date().getFullYear() + 3).slice(2);

/** The payment of an invoice in its dialog, as a customer sees it. */
class Payment {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get dialog() {
    return this.page.getByRole('dialog', { name: 'Pagar una factura' });
  }

  get bank() {
    return this.page.frameLocator('dialog iframe');
  }

  get pays() {
    return this.dialog.getByRole('button', { name: /^Pagar \d/ });
  }

  async open(path: string) {
    await this.page.goto(path);
    await this.page
      .locator('.contract-datum')
      .getByRole('button', { name: /^Pagar \d/ })
      .click();
    await expect(this.pays).toBeVisible();
  }

  async type(number: string) {
    const fields = this.page.frameLocator('.card-fields iframe');
    await fields.getByLabel('Número de tarjeta').fill(number);
    await fields.getByLabel('Caducidad').fill(`12${YEAR}`);
    await fields.getByLabel('Código de seguridad').fill('123');
  }
}

const openOn = async (page: Page, path: string) => {
  const payment = new Payment(page);
  await payment.open(path);
  return payment;
};

test('a reload during the challenge of the bank returns to it, and Back and Escape do nothing meanwhile', async ({
  signedIn: page,
  customer,
  sandbox,
}) => {
  const payment = await openOn(page, contractPath(indebtedContract(customer)));
  // A demand for payment mentions it (RD 88/2026, art. 13.j).
  await expect(payment.dialog.getByText(/bono social/)).toBeVisible();
  await payment.type(CHALLENGED);
  await payment.pays.click();
  await expect(payment.bank.getByRole('button', { name: 'Autorizar el pago' })).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(payment.dialog).toBeVisible();
  await expect(payment.dialog.getByRole('button', { name: 'Cerrar' })).toHaveCount(0);

  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await payment.bank.getByRole('button', { name: 'Autorizar el pago' }).click();
  await expect(payment.dialog.getByRole('heading', { name: 'Pagada' })).toBeVisible();
  expect(await sandbox.payments(customer)).toMatchObject([{ state: 'paid' }]);
});

test('the customer refuses at the bank: nothing is charged, and another card pays', {
  tag: '@exhaustive',
}, async ({ signedIn: page, customer, sandbox }) => {
  const payment = await openOn(page, contractPath(indebtedContract(customer)));
  await payment.type(CHALLENGED);
  await payment.pays.click();
  await payment.bank.getByRole('button', { name: 'Rechazar' }).click();
  await expect(
    payment.dialog.getByText('El banco no ha podido comprobar que es usted'),
  ).toBeFocused();
  await payment.dialog.getByRole('button', { name: 'Probar con otra tarjeta' }).press('Enter');
  await expect(payment.pays).toBeVisible();
  await expect(payment.dialog.getByRole('heading', { name: 'Pagar una factura' })).toBeFocused();
  await payment.type(PAYS);
  await payment.pays.click();
  await expect(payment.dialog.getByRole('heading', { name: 'Pagada' })).toBeVisible();
  const states = (await sandbox.payments(customer)).map(({ state }) => state);
  expect(states).toEqual(['failed', 'paid']);
});

test('an answer that is lost after the charge ends in paid, charged once', {
  tag: '@exhaustive',
}, async ({ signedIn: page, customer, sandbox }) => {
  const payment = await openOn(page, contractPath(indebtedContract(customer)));
  await payment.type(PAYS);
  await sandbox.injectedFault({ operationId: 'pay', kind: 'drop-after' });
  await payment.pays.click();
  await expect(payment.dialog.getByRole('heading', { name: 'Pagada' })).toBeVisible();
  expect(await sandbox.payments(customer)).toMatchObject([{ state: 'paid' }]);
});

test.describe('as time goes by', () => {
  test.use({ hasOwnBrowser: true });

  test('a blocked script and a slow one are reported and can be retried', async ({
    signedIn: page,
    customer,
  }) => {
    await page.clock.install();
    await page.route(SCRIPT, (route) => route.abort());
    await page.goto(contractPath(indebtedContract(customer)));
    await page
      .locator('.contract-datum')
      .getByRole('button', { name: /^Pagar \d/ })
      .click();
    const payment = new Payment(page);
    const failed = payment.dialog.getByText('No hemos podido cargar el formulario de la tarjeta');
    await expect(failed).toBeVisible();
    await expect(payment.pays).toBeHidden();

    await page.unroute(SCRIPT);
    const scriptRequest = page.waitForRequest(SCRIPT);
    await page.route(SCRIPT, () => {});
    await payment.dialog.getByRole('button', { name: 'Volver a intentarlo' }).click();
    await scriptRequest;
    await expect(failed).toBeHidden();
    await page.clock.fastForward('00:11');
    await expect(failed).toBeVisible();

    await page.unroute(SCRIPT);
    await payment.dialog.getByRole('button', { name: 'Volver a intentarlo' }).click();
    await expect(payment.pays).toBeVisible();
  });

  test('paying is switched off under an open dialog: what is under way ends first', {
    tag: '@exhaustive',
  }, async ({ page, context, baseURL, sandbox }) => {
    const from = new Date(Date.now() + 600_000).toISOString();
    const schedule = [{ set: 'features.onlinePayment.enabled', to: false, from }];
    const customer = await sandbox.freshCustomer({ settings: { schedule } });
    await context.addCookies([{ name: 'token', value: customer.token, url: baseURL ?? '' }]);
    await page.clock.install();
    const payment = await openOn(page, contractPath(indebtedContract(customer)));
    await payment.type(CHALLENGED);
    await payment.pays.click();
    const agree = payment.bank.getByRole('button', { name: 'Autorizar el pago' });
    await expect(agree).toBeVisible();
    await page.clock.fastForward('11:00');
    await expect(page.getByText('Para pagar, llámenos al')).toBeAttached();
    await agree.click();
    await expect(payment.dialog.getByRole('heading', { name: 'Pagada' })).toBeVisible();
    expect(await sandbox.payments(customer)).toMatchObject([{ state: 'paid' }]);
  });
});

async function expectNoViolation(axe: AxeBuilder) {
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/** The page behind the dialog is judged where it is open. */
const expectNoBarrier = (page: Page) => expectNoViolation(axeOf(page).include('.payment'));

/** With the card's frame, of which axe can read style sheets only against the page's policy. */
const expectNoBarrierInFrames = (page: Page) =>
  expectNoViolation(
    new AxeBuilder({ page }).options({ preload: false, resultTypes: ['violations'] }),
  );

for (const language of ['es-ES', 'ca-ES'])
  test(`a card pays in its frame after another was declined, and the contract follows; no moment is a barrier (${language})`, {
    tag: language === 'es-ES' ? [] : '@exhaustive',
  }, async ({ signedIn: page, customer, context, baseURL, sandbox }) => {
    await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
    const dialog = page.locator('.payment');
    const state = (name: string) =>
      expect(page.locator(`[data-state="payment.${name}"]`)).toBeVisible();
    const pay = dialog.locator('.payment-entry > .btn-primary');
    const fields = page.frameLocator('.card-fields iframe').getByRole('textbox');
    const type = async (number: string) => {
      for (const [place, text] of [number, `12${YEAR}`, '123'].entries())
        await fields.nth(place).fill(text);
    };
    await page.goto(contractPath(indebtedContract(customer)));
    await page
      .locator('.contract-datum')
      .getByRole('button', { name: /^Pagar \d/ })
      .click();
    await expect(pay).toBeVisible();
    const amount = (await pay.textContent())?.replace('Pagar ', '') ?? '';
    await pay.click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expectNoBarrierInFrames(page);
    // Nothing was typed: every field says so, and the alert names all of them.
    for (const field of await fields.all())
      await expect(field).toHaveAttribute('aria-invalid', 'true');
    const missing = {
      'es-ES': /el número, la caducidad y el código/,
      'ca-ES': /el número, la caducitat i el codi/,
    };
    await expect(dialog.getByRole('alert')).toContainText(
      missing[language as keyof typeof missing],
    );
    await type('4000000000000002');
    await pay.click();
    await state('refused');
    await expectNoBarrier(page);
    await dialog.locator('.outcome .btn-primary').click();
    await type(PAYS);
    // A double click charges once. Its second press comes before the answer: it must not land on the outcome.
    let answer = () => {};
    const pressed = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/**', (route) => pressed.then(() => route.continue()));
    await pay.dblclick();
    answer();
    await state('paid');
    await expect(dialog.locator('.outcome h3')).toBeFocused();
    await expect(
      dialog.getByText(new RegExp(`^${amount}, \\d+ .+ 20\\d\\d, \\d+:\\d\\d$`)),
    ).toBeVisible();
    await expectNoBarrier(page);
    const receipt = page.waitForEvent('download');
    await dialog.locator('.outcome button').first().click();
    expect((await receipt).suggestedFilename()).toMatch(/\.pdf$/);
    await dialog.locator('.outcome button').last().click();
    // One of two is left.
    await expect(page.getByText(/^De la factura del/)).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    const states = (await sandbox.payments(customer)).map(({ state }) => state);
    expect(states).toEqual(['failed', 'paid']);
  });

for (const language of ['es-ES', 'ca-ES'])
  test(`all that is owed is paid with one card, by keyboard, on a phone, without a barrier (${language})`, {
    tag: language === 'es-ES' ? '@partners' : '@exhaustive',
  }, async ({ page, context, baseURL, sandbox }) => {
    const customer = await sandbox.freshCustomer();
    const names = { token: customer.token, language };
    for (const [name, value] of Object.entries(names))
      await context.addCookies([{ name, value, url: baseURL ?? '' }]);
    await page.setViewportSize({ width: 390, height: 844 });
    const dialog = page.locator('.payment');
    const state = (name: string) =>
      expect(page.locator(`[data-state="debt-payment.${name}"]`)).toBeVisible();
    /** Goes on with Tab until something has the focus. */
    const tabTo = async (wanted: Locator) => {
      const isThere = () => wanted.evaluate((one) => one === document.activeElement);
      for (let tabs = 0; tabs < 60 && !(await isThere()); tabs += 1)
        await page.keyboard.press('Tab');
      await expect(wanted).toBeFocused();
    };

    await page.goto('/facturas');
    const all = page.locator('.invoices-owed .btn-primary');
    await expect(all).toBeVisible();
    // The way to it through the page is that of any button.
    await all.focus();
    await page.keyboard.press('Enter');
    await state('entering');
    await expect(dialog.locator('.debt-help')).toBeVisible();
    const pay = dialog.locator('.debt-pay .btn-primary');
    await expect(pay).toBeVisible();
    const sum = await pay.textContent();
    await expectNoBarrier(page);
    await tabTo(dialog.getByRole('checkbox').first());
    await page.keyboard.press('Space');
    await expect(pay).not.toHaveText(sum ?? '');
    await page.keyboard.press('Space');
    await expect(pay).toHaveText(sum ?? '');

    await tabTo(dialog.locator('.card-fields iframe'));
    for (const text of [PAYS, `12${YEAR}`, '123']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/\/v2\/pay\b/, (route) => answered.then(() => route.continue()));
    await tabTo(pay);
    await page.keyboard.press('Enter');
    await state('paying');
    await expect(dialog.locator('.debt-progress h3')).toBeFocused();
    await page.keyboard.press('Escape');
    await state('paying');
    answer();
    await state('finished');
    await expect(dialog.locator('.outcome h3')).toBeFocused();
    await expect(dialog.locator('.debt-result.is-paid')).toHaveCount(2);
    const receipt = dialog.locator('.debt-result').first().getByRole('button');
    await expect(receipt).toBeVisible();
    await expectNoBarrier(page);
    await tabTo(receipt);
    const downloaded = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    expect((await downloaded).suggestedFilename()).toMatch(/\.pdf$/);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(all).toBeHidden();
    const charged = (await sandbox.payments(customer)).map(({ state }) => state);
    expect(charged).toEqual(['paid', 'paid']);
  });
