import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import deployment from '#schemas/deployment.json' with { type: 'json' };
import { expect, test } from '#tests/e2e/support/portal-test.ts';

const POLICY = deployment.headers['Content-Security-Policy'];
const PAGE = `<!doctype html><html lang="es"><title>Pago</title>
<script src="/sandbox-cards/v3/stripe.js"></script>
<main><h1>Pago</h1><div id="card"></div><div id="expiry"></div><div id="cvc"></div></main>`;
const YEAR = String(new Date().getFullYear() + 3).slice(2);

// biome-ignore lint/suspicious/noExplicitAny: the script has Stripe.js' shape, whose types are not at hand
type Given = any;

/** A page that pays under the portal's own policy, with elements of these kinds mounted in it. */
async function openShop(page: Page, kinds: Record<string, string>) {
  await page.route('**/shop', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'Content-Security-Policy': POLICY },
      body: PAGE,
    }),
  );
  await page.goto('/shop');
  await page.evaluate((wanted) => {
    const shop = window as Given;
    shop.stripe = shop.Stripe('pk_test_lluerna');
    shop.elements = shop.stripe.elements({ locale: 'es-ES', appearance: { theme: 'stripe' } });
    shop.changes = [];
    for (const [kind, place] of Object.entries(wanted)) {
      shop.cardElement ??= shop.elements.create(kind);
      const element = shop.elements.getElement(kind) ?? shop.elements.create(kind);
      element.on('change', (change: Given) => shop.changes.push(change));
      element.mount(place);
    }
  }, kinds);
}

/** Without reading style sheets again: of a page of no origin axe can only do that against the page's policy. */
const axe = (page: Page) =>
  new AxeBuilder({ page }).options({ preload: false, resultTypes: ['violations'] }).analyze();

const frame = (page: Page, place: string) => page.frameLocator(`${place} iframe`);

async function fill(page: Page, number: string, expiry = `12${YEAR}`, cvc = '123') {
  const fields = frame(page, '#card');
  await fields.getByLabel('Número de tarjeta').pressSequentially(number);
  await fields.getByLabel('Caducidad').pressSequentially(expiry);
  await fields.getByLabel('Código de seguridad').pressSequentially(cvc);
}

const createMethod = (page: Page): Promise<Given> =>
  page.evaluate(() => {
    const { stripe, cardElement: card } = window as Given;
    return stripe.createPaymentMethod({ type: 'card', card });
  });

const lastChange = (page: Page): Promise<Given> =>
  page.evaluate(() => (window as Given).changes.at(-1));

test('card fields live in a frame that the portal cannot look into', async ({ page }) => {
  await openShop(page, { payment: '#card' });
  await fill(page, '4242424242424242');
  const number = frame(page, '#card').getByLabel('Número de tarjeta');
  await expect(number).toHaveValue('4242 4242 4242 4242');
  await expect.poll(() => lastChange(page)).toMatchObject({ complete: true, brand: 'visa' });
  expect(await page.evaluate(() => document.querySelector('iframe')?.contentDocument)).toBeNull();
  expect(JSON.stringify(await page.evaluate(() => (window as Given).changes))).not.toMatch(/4242/);
  const { paymentMethod } = await createMethod(page);
  expect(paymentMethod).toMatchObject({ card: { brand: 'visa', last4: '4242' } });
  const { violations } = await axe(page);
  expect(violations).toEqual([]);
});

for (const [what, typed, message, code] of [
  ['number', ['4242424242424241'], 'El número de la tarjeta no es correcto.', 'incorrect_number'],
  [
    'month',
    ['4242424242424242', '13'],
    'El mes de caducidad no es válido.',
    'invalid_expiry_month',
  ],
  [
    'year',
    ['4242424242424242', '1220'],
    'El año de caducidad no es válido.',
    'invalid_expiry_year',
  ],
  [
    'code',
    ['4242424242424242', `12${YEAR}`, '12'],
    'El código de seguridad no es válido.',
    'invalid_cvc',
  ],
] as const) {
  test(`a wrong ${what} is said at its field`, {
    tag: what === 'number' ? [] : '@exhaustive',
  }, async ({ page }) => {
    await openShop(page, { payment: '#card' });
    await fill(page, ...(typed as unknown as [string]));
    const { error } = await createMethod(page);
    expect(error).toMatchObject({ type: 'validation_error', code, message });
    await expect(frame(page, '#card').getByText(message)).toBeVisible();
    await expect.poll(() => lastChange(page)).toMatchObject({ error: { code } });
  });
}

test('fields in frames of their own make one card', async ({ page }) => {
  await openShop(page, { cardNumber: '#card', cardExpiry: '#expiry', cardCvc: '#cvc' });
  const { error } = await createMethod(page);
  expect(error.code).toBe('incomplete_number');
  await frame(page, '#card').getByLabel('Número de tarjeta').pressSequentially('378282246310005');
  await expect(frame(page, '#card').getByLabel('Número de tarjeta')).toHaveValue(
    '3782 822463 10005',
  );
  await frame(page, '#expiry').getByLabel('Caducidad').pressSequentially(`12${YEAR}`);
  expect((await createMethod(page)).error.code).toBe('incomplete_cvc');
  await frame(page, '#cvc').getByLabel('Código de seguridad').pressSequentially('1234');
  const { paymentMethod } = await createMethod(page);
  expect(paymentMethod.card).toMatchObject({ brand: 'amex', last4: '0005' });
});

test('a ready message from elsewhere and a second start message are both ignored', async ({
  page,
}) => {
  await openShop(page, { card: '#card' });
  await expect(frame(page, '#card').getByLabel('Número de tarjeta')).toBeVisible();
  await page.evaluate(() => {
    const given = window as Given;
    given.events = { ready: 0, started: 0 };
    given.cardElement.on('ready', () => {
      given.events.ready += 1;
    });
    window.postMessage({ type: 'lluerna-cards:ready' }, '*');
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      given.events.started += 1;
    };
    const target = document.querySelector('iframe')?.contentWindow;
    target?.postMessage({ type: 'lluerna-cards:start', settings: {} }, '*', [port2]);
  });
  // An answer of the same frame, which arrives after any answer to those messages.
  expect((await createMethod(page)).error.code).toBe('incomplete_number');
  expect(await page.evaluate(() => (window as Given).events)).toEqual({ ready: 0, started: 0 });
});

for (const [answer, how] of [
  ['accept', 'Autorizar el pago'],
  ['refuse', 'Rechazar'],
  ['close', 'Cerrar sin pagar'],
  ['escape', null],
] as const) {
  test(`the challenge: ${answer}`, {
    tag: answer === 'escape' ? [] : '@exhaustive',
  }, async ({ page, customer, request }) => {
    const headers = { authorization: `Bearer ${customer.token}` };
    const filter = encodeURIComponent('[["paid_status","=","unpaid"]]');
    const list = await request.get(`/api/v1/invoices/?filter=${filter}`, { headers });
    const [invoice] = (await list.json()).data.result.items;
    await openShop(page, { card: '#card' });
    await fill(page, '4000002760003184');
    const { paymentMethod } = await createMethod(page);
    const pay = async (data: unknown) =>
      (await request.post('/api/v2/pay', { headers, data })).json();
    const { data } = await pay({
      payment_method_id: paymentMethod.id,
      platform_name: 'stripe',
      item_id: invoice.invoice_id,
      related_object_type: invoice.online_payment.rel_object_type,
    });
    expect(data.state).toBe('requires_action');

    const outcome = page.evaluate(
      (secret) => (window as Given).stripe.handleNextAction({ clientSecret: secret }),
      data.payment_intent_client_secret,
    );
    const bank = page.getByRole('dialog').locator('iframe').contentFrame();
    const amount = invoice.amount_to_pay.toFixed(2).replace('.', ',');
    await expect(bank.getByText(`${amount} €`)).toBeVisible();
    await expect(bank.getByRole('heading', { name: 'Autenticación del pago' })).toBeFocused();
    const { violations } = await axe(page);
    expect(violations).toEqual([]);
    if (how) await bank.getByRole('button', { name: how }).click();
    else await page.keyboard.press('Escape');
    // Closing prompts first, and Escape at the prompt continues the payment.
    if (answer === 'close' || answer === 'escape') {
      await expect(bank.getByRole('heading', { name: '¿Cerrar sin pagar?' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(bank.getByRole('heading', { name: 'Autenticación del pago' })).toBeFocused();
      await page.keyboard.press('Escape');
      await bank.getByRole('button', { name: 'Sí, cerrar' }).click();
    }
    await expect(page.getByRole('dialog')).toHaveCount(0);

    const result = await outcome;
    const after = await pay({ payment_intent_id: data.payment_intent_id });
    if (answer === 'accept') {
      expect(result.paymentIntent.status).toBe('requires_confirmation');
      expect(after.data.state).toBe('success');
    } else {
      expect(result.error.code).toBe('payment_intent_authentication_failure');
      expect(after.message).toBe('payment_intent_unexpected_state');
    }
  });
}
