import type { Page } from '@playwright/test';
import { expectNoBarrier, expectNoBarrierAnywhere } from '#tests/e2e/support/barriers.ts';
import { activeContract, contractPath } from '#tests/e2e/support/household.ts';
import { expect, signIn, test } from '#tests/e2e/support/portal-test.ts';
import type { SandboxControl } from '#tests/e2e/support/sandbox-control.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';

const NEW = 'Otra-clave-9';
const emailOf = ({ user }: { user: string }) => `${user.toLowerCase()}@example.com`;

async function choosePassword(page: Page, current: string, password = NEW) {
  await page.getByLabel('Contraseña actual').fill(current);
  await page.getByLabel('Contraseña nueva', { exact: true }).fill(password);
  await page.getByLabel('Repita la contraseña nueva').fill(password);
  await page.getByRole('button', { name: 'Guardar la contraseña' }).click();
}

/** Requests a provisional password as from another device, and returns it. */
async function provisional(page: Page, sandbox: SandboxControl, customer: { user: string }) {
  const email = emailOf(customer);
  await page.request.post('/api/v1/user/reset/', { data: { nif: customer.user, email } });
  return (await sandbox.mails(email))[0]?.code ?? '';
}

/** Fills in the sign-up as from another device. */
async function requestAccount(page: Page, person: FreshCustomer, language = 'es_ES') {
  const email = emailOf(person);
  const contract = activeContract(person).name;
  const form = { nif: person.user, contract, email, email2: email };
  await page.request.post(`/api/v1/signup/confirm?lang=${language}`, {
    data: { FormConfirm: { ...form, accept_conditions: true, accept_gdpr: true } },
  });
}

test('a provisional password has to be changed, in every tab, and the way goes on', async ({
  page,
  context,
  customer,
  sandbox,
}) => {
  const password = await provisional(page, sandbox, customer);
  const wanted = contractPath(activeContract(customer));
  await page.goto(wanted);
  await signIn(page, { user: customer.user, password });
  const due = page.getByText('Elija una contraseña nueva para continuar');
  await expect(due).toBeVisible();
  expect(new URL(page.url()).searchParams.get('redirect')).toBe(wanted);
  // The home is for everybody, and still shows a customer what is private.
  for (const address of ['/', wanted]) {
    await page.goto(address);
    await expect(due).toBeVisible();
  }
  await expectNoBarrierAnywhere(page);
  const other = await context.newPage();
  await other.goto('/contratos/electricity');
  await expect(other).toHaveURL(/\/cambio-de-clave/);
  await choosePassword(page, password);
  await page.getByRole('button', { name: 'Entendido' }).click();
  await expect(page).toHaveURL(new RegExp(`${wanted}$`));
  // The other tab continues with the new token.
  await other.goto('/facturas');
  await expect(other.getByRole('heading', { level: 1, name: 'Facturas' })).toBeVisible();
});

test('the request of a provisional password is prefilled with what was typed at the login', {
  tag: '@exhaustive',
}, async ({ page, customer, sandbox }) => {
  await page.goto('/acceso');
  await page.getByLabel('NIF o correo electrónico').fill(customer.user);
  await page.getByRole('link', { name: '¿Ha olvidado su contraseña?' }).click();
  await expect(page.getByLabel('NIF', { exact: true })).toHaveValue(customer.user);
  await page.getByLabel('Correo electrónico').fill(emailOf(customer));
  await page.getByRole('button', { name: 'Pedir una contraseña' }).click();
  await expect(page.getByRole('heading', { name: 'Mire su correo electrónico' })).toBeFocused();
  expect(await sandbox.mails(emailOf(customer))).toHaveLength(1);
});

test('a customer who logs out instead and signs in with the usual password need not change it', {
  tag: '@exhaustive',
}, async ({ page, customer, sandbox }) => {
  const password = await provisional(page, sandbox, customer);
  await page.goto('/acceso');
  await signIn(page, { user: customer.user, password });
  await page.locator('.form').getByRole('button', { name: 'Cerrar sesión' }).click();
  await signIn(page, customer);
  await expect(page.getByRole('heading', { level: 1, name: /^Hola, / })).toBeVisible();
});

test('a password is changed by choice; a strange redirect leads nowhere', {
  tag: '@exhaustive',
}, async ({ signedIn: page, customer, sandbox }) => {
  await page.goto('/cambio-de-clave');
  await choosePassword(page, 'not-the-password');
  const current = page.getByLabel('Contraseña actual');
  await expect(current).toHaveAttribute('aria-invalid', 'true');
  await expect(current).toHaveAccessibleDescription(/no es su contraseña actual/);
  await choosePassword(page, customer.password);
  await expect(page.getByRole('heading', { name: 'Su contraseña ha cambiado' })).toBeFocused();
  const [, ended] = (await sandbox.sessions(customer)).map(({ ended_at }) => ended_at);
  expect(ended).not.toBeNull();
  await page.getByRole('button', { name: 'Entendido' }).click();
  await expect(page).toHaveURL('/');

  await page.goto(`/cambio-de-clave?redirect=${encodeURIComponent('//evil.example')}`);
  await choosePassword(page, NEW, customer.password);
  await page.getByRole('button', { name: 'Entendido' }).click();
  await expect(page).toHaveURL('/');
});

test('a read-only session shows why the password cannot be changed', {
  tag: '@exhaustive',
}, async ({ page, context, customer, baseURL }) => {
  await context.addCookies([{ name: 'token', value: customer.readOnlyToken, url: baseURL ?? '' }]);
  await page.goto('/cambio-de-clave');
  await expect(page.getByText('No se puede hacer mientras se consulta la cuenta')).toBeVisible();
  await expect(page.getByLabel('Contraseña actual')).toHaveCount(0);
});

test('an account is opened by the link of the e-mail, whose code leaves the address', async ({
  page,
  sandbox,
}) => {
  const person = await sandbox.freshCustomer({ account: false });
  const email = emailOf(person);
  await requestAccount(page, person);
  const [mail] = await sandbox.mails(email);
  const link = /\/activacion\?code=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  await page.goto(link);
  await expect(page.getByLabel('Código de activación')).toHaveValue(mail?.code ?? '');
  await expect(page).toHaveURL(/\/activacion$/);
  await page.reload();
  await expect(page.getByLabel('Código de activación')).toHaveValue('');
  await page.goto(link);
  await page.getByLabel('Elija una contraseña').fill(NEW);
  await page.getByRole('button', { name: 'Activar la cuenta' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Hola, / })).toBeVisible();
  const urls = (await sandbox.requests()).map(({ url }) => url).join();
  expect(urls).not.toContain(mail?.code ?? '-');
});

test('a code that was used says so in Catalan, and how to get another', {
  tag: '@exhaustive',
}, async ({ page, sandbox }) => {
  const person = await sandbox.freshCustomer({ account: false });
  const email = emailOf(person);
  await requestAccount(page, person, 'ca_ES');
  const [mail] = await sandbox.mails(email);
  const data = { code: mail?.code ?? '', password: NEW };
  await page.request.post('/api/v1/user/activate', { data });
  await page.goto(/\/activacio\?code=\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  await page.getByLabel('Triï una contrasenya').fill(NEW);
  await page.getByRole('button', { name: 'Activar el compte' }).click();
  const code = page.getByLabel('Codi d’activació');
  await expect(code).toHaveAccessibleDescription(/ha caducat o ja s’ha fet servir/);
  await expectNoBarrierAnywhere(page);
  await page.getByRole('link', { name: 'Demanar un altre codi' }).click();
  await expect(page).toHaveURL(/\/registre$/);
});

test('without sign-up and recovery their pages do not exist, and nothing leads there', {
  tag: '@exhaustive',
}, async ({ page }) => {
  const served = { signUp: { enabled: false }, features: { passwordRecovery: { enabled: false } } };
  await page.route('**/ov_customize/ov_settings**', (route) =>
    route.fulfill({ json: { status: 'OK', data: served } }),
  );
  await page.goto('/activacion?code=Abcd-efgh');
  await expect(page.getByText('404')).toBeVisible();
  // These were written when the configuration was published, which knew nothing of it: they close.
  for (const path of ['/registro', '/recordar-clave']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main form')).toHaveCount(0);
  }
  await page.goto('/acceso');
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
  await expect(page.getByRole('link', { name: /olvidado|Cree su cuenta/ })).toHaveCount(0);
});

test('another e-mail is confirmed by its link in any browser, but not by another customer', {
  tag: '@partners',
}, async ({ page, context, customer, sandbox, baseURL }) => {
  const email = `${customer.user.toLowerCase()}@new.example.com`;
  await page.request.post('/api/v1/user/email/', {
    headers: { authorization: `Bearer ${customer.token}` },
    data: { email, password: customer.password },
  });
  const [mail] = await sandbox.mails(email);
  const link = /\/confirmar-correo\?code=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  const stranger = await sandbox.freshCustomer();
  await context.addCookies([{ name: 'token', value: stranger.token, url: baseURL ?? '' }]);
  await page.goto(link);
  await expect(page).toHaveURL(/\/confirmar-correo$/);
  await page.getByRole('button', { name: 'Confirmar el correo' }).click();
  await expect(page.getByRole('alert')).toContainText('Este enlace es de otra cuenta');
  await expectNoBarrier(page);
  await page.getByRole('main').getByRole('button', { name: 'Cerrar sesión' }).click();

  await page.goto(link);
  await page.getByRole('button', { name: 'Confirmar el correo' }).click();
  await expect(page.getByRole('heading', { name: 'Su correo está confirmado' })).toBeFocused();
  await expect(page.getByText(`entrará en el portal con ${email}`)).toBeVisible();
});

test('the link of an e-mail that was replaced since says that it no longer counts', {
  // Which links count: tests/sandbox/account/email-change.test.ts.
  tag: '@exhaustive',
}, async ({ page, customer, sandbox }) => {
  const email = `${customer.user.toLowerCase()}@new.example.com`;
  for (const one of [email, `other-${email}`])
    await page.request.post('/api/v1/user/email/', {
      headers: { authorization: `Bearer ${customer.token}` },
      data: { email: one, password: customer.password },
    });
  const [mail] = await sandbox.mails(email);
  await page.goto(/\/confirmar-correo\?code=\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  await page.getByRole('button', { name: 'Confirmar el correo' }).click();
  await expect(page.getByLabel('Código del enlace')).toHaveAccessibleDescription(/ya no cuenta/);
});
