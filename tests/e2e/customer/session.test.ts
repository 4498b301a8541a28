import { activeContract, contractPath, NEW_IBAN } from '#tests/e2e/support/household.ts';
import { expect, signIn, test } from '#tests/e2e/support/portal-test.ts';

test('the retailer is down: the login says so and stays usable', { tag: '@exhaustive' }, async ({
  page,
  customer,
  sandbox,
}) => {
  await sandbox.injectedFault({ operationId: 'getToken', kind: 'status', status: 500, times: 1 });
  await page.goto('/acceso');
  await signIn(page, customer);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Hola, / })).toBeVisible();
});

test('the connection is lost while signing in: a retry works', { tag: '@exhaustive' }, async ({
  page,
  customer,
  sandbox,
}) => {
  // Chromium repeats a request by itself once when a keep-alive connection breaks: the fault has to last longer.
  await sandbox.injectedFault({ operationId: 'getToken', kind: 'drop-before' });
  await page.goto('/acceso');
  await signIn(page, customer);
  await expect(page.getByRole('alert')).toBeVisible();
  await sandbox.clearInjectedFaults();
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Hola, / })).toBeVisible();
});

test('a token in the address signs in, leaves the address at once and is in no request', {
  tag: '@partners',
}, async ({ page, customer }) => {
  const referers: Promise<string | null>[] = [];
  // One that is still on its way when the test ends has no answer to this.
  page.on('request', (request) => referers.push(request.headerValue('referer').catch(() => null)));
  await page.goto(`/contratos/electricity?token=${customer.token}`);
  await expect(page.getByRole('heading', { name: 'Sus contratos' })).toBeVisible();
  expect(page.url()).not.toContain('token');
  expect(referers.length).toBeGreaterThan(5);
  expect((await Promise.all(referers)).join()).not.toContain('token');
});

test('a token that is not good leads to the login with a reason', async ({ page }) => {
  await page.goto('/facturas?token=abc.def.ghi');
  await expect(page).toHaveURL(/\/acceso/);
  expect(page.url()).not.toContain('abc.def');
  await expect(page.getByText('El enlace de acceso no es válido')).toBeVisible();
});

test('the session ends over an open form: after signing in again all that was typed is there', {
  tag: '@partners',
}, async ({ signedIn, customer, sandbox }) => {
  await signedIn.goto(`${contractPath(activeContract(customer))}?dialog=iban-change`);
  const form = signedIn.getByRole('dialog', { name: 'Cambiar la cuenta de cargo' });
  await form.getByLabel('Otra cuenta').check();
  await form.getByLabel('IBAN de la cuenta nueva').fill(NEW_IBAN);
  await form.getByLabel(/Confirmo/).check();
  await sandbox.expireTokens(customer.user);
  await form.getByRole('button', { name: 'Guardar la cuenta' }).click();

  const expired = signedIn.getByRole('dialog', { name: 'Su sesión ha caducado' });
  await expect(expired).toBeVisible();
  await expect(expired.getByRole('button')).toHaveCount(1);
  await signedIn.keyboard.press('Escape');
  await expect(expired).toBeVisible();
  await expired.getByRole('button').click();

  await expect(signedIn).toHaveURL(/\/acceso/);
  await signIn(signedIn, customer);
  await expect(form.getByLabel('IBAN de la cuenta nueva')).toHaveValue(NEW_IBAN);
  await expect(form.getByLabel(/Confirmo/)).toBeChecked();
  await form.getByRole('button', { name: 'Guardar la cuenta' }).click();
  await expect(form.getByText('Hemos cambiado la cuenta')).toBeVisible();
});

test('another customer who signs in after the session ended sees nothing of it', {
  tag: '@exhaustive',
}, async ({ signedIn, customer, sandbox }) => {
  const stranger = await sandbox.freshCustomer();
  await signedIn.goto(`${contractPath(activeContract(customer))}?dialog=iban-change`);
  const form = signedIn.getByRole('dialog', { name: 'Cambiar la cuenta de cargo' });
  await form.getByLabel('Otra cuenta').check();
  await form.getByLabel('IBAN de la cuenta nueva').fill(NEW_IBAN);
  await sandbox.expireTokens(customer.user);
  await form.getByLabel(/Confirmo/).check();
  await form.getByRole('button', { name: 'Guardar la cuenta' }).click();
  await signedIn.getByRole('dialog', { name: 'Su sesión ha caducado' }).getByRole('button').click();
  await signIn(signedIn, stranger);
  await expect(signedIn).not.toHaveURL(/\/acceso/);
  await signedIn.goto(`${contractPath(activeContract(stranger))}?dialog=iban-change`);
  await form.getByLabel('Otra cuenta').check();
  await expect(form.getByLabel('IBAN de la cuenta nueva')).toHaveValue('');
});

test('a reload keeps the session; logging out in one tab ends it in the other, and wipes what was typed there', {
  tag: '@partners',
}, async ({ signedIn, context, customer }) => {
  await signedIn.goto('/contratos/electricity');
  await signedIn.reload();
  await expect(signedIn.getByRole('heading', { name: 'Sus contratos' })).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${contractPath(activeContract(customer))}?dialog=iban-change`);
  await other.getByRole('dialog').getByLabel('Otra cuenta').check();
  const drafts = () =>
    other.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('.draft.')));
  await expect.poll(drafts).toHaveLength(1);
  await signedIn.getByRole('button', { name: /Su cuenta/ }).click();
  await signedIn.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await expect(other).toHaveURL(/\/acceso/);
  expect(await drafts()).toEqual([]);
  await signedIn.goto('/contratos/electricity');
  await expect(signedIn).toHaveURL(/\/acceso/);
  const answer = await signedIn.request.get('/api/v1/users/', {
    headers: { authorization: `Bearer ${customer.token}` },
  });
  expect(answer.status()).toBe(401);
});

test('without a connection the page says so, and takes it back', { tag: '@partners' }, async ({
  signedIn,
  context,
}) => {
  await signedIn.goto('/contratos/electricity');
  await expect(signedIn.getByRole('heading', { name: 'Sus contratos' })).toBeVisible();
  await context.setOffline(true);
  await expect(signedIn.getByText('Sin conexión', { exact: false })).toBeVisible();
  await context.setOffline(false);
  await expect(signedIn.getByText('Sin conexión', { exact: false })).toBeHidden();
});

test('another customer who signs in in another tab sees nothing of the first, in no page that is open', async ({
  signedIn,
  context,
  customer,
  sandbox,
}) => {
  const stranger = await sandbox.freshCustomer();
  const profile = await context.newPage();
  await profile.goto('/perfil?dialog=profile-email');
  await profile.getByRole('dialog').getByLabel('Correo electrónico nuevo').fill('a@example.com');
  await signedIn.goto('/contratos/electricity');
  const rows = signedIn.getByText(activeContract(customer).name);
  await expect(rows.first()).toBeVisible();

  // What comes late must not be filled with what was there.
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route(/\/api\/v\d\/(contracts|users)\//, (route) =>
    released.then(() => route.continue()),
  );
  try {
    const other = await context.newPage();
    await other.goto(`/acceso?token=${stranger.token}`);
    await other.getByRole('button', { name: /^Continuar como/ }).click();
    await expect(other.getByRole('button', { name: /Su cuenta/ })).toBeVisible();
    await expect(rows).toHaveCount(0);
    await expect(profile.getByText(customer.user)).toHaveCount(0);
    await expect(profile.getByText(stranger.user)).toHaveCount(0);
  } finally {
    // A read that is withheld for ever would withhold the end of the test too.
    release();
  }
  await expect(profile.getByText(stranger.user).first()).toBeVisible();
  await expect(profile.getByLabel('Correo electrónico nuevo')).toHaveValue('');
  await expect(signedIn.getByText(activeContract(stranger).name).first()).toBeVisible();
});

test('an agent who only looks, beside a customer who signs in in another tab, changes nothing of either', {
  tag: '@exhaustive',
}, async ({ page, context, customer, sandbox, baseURL }) => {
  const seen = await sandbox.freshCustomer();
  const token = async () =>
    (await context.cookies(baseURL)).find(({ name }) => name === 'token')?.value ?? '';
  const write = async (by: string) => {
    const headers = { authorization: `Bearer ${by}` };
    return (await context.request.post('/api/v1/user/sessions/end', { headers })).status();
  };
  const banner = page.getByRole('region', { name: 'Solo consulta' });
  await page.goto(`/contratos/electricity?token=${seen.readOnlyToken}`);
  await expect(page.getByText(activeContract(seen).name).first()).toBeVisible();
  await expect(banner).toBeVisible();
  const agent = await token();
  expect(await write(agent)).toBe(403);

  const other = await context.newPage();
  await other.goto(`/acceso?token=${customer.token}`);
  await other.getByRole('button', { name: /^Continuar como/ }).click();
  await expect(page.getByText(activeContract(customer).name).first()).toBeVisible();
  await expect(page.getByText(activeContract(seen).name)).toHaveCount(0);
  await expect(banner).toHaveCount(0);
  expect([await write(agent), await write(await token())]).toEqual([403, 200]);
});
