import type { Page } from '@playwright/test';
import { Contracting } from '#tests/e2e/support/contracting.ts';
import { openAt } from '#tests/e2e/support/contracting-draft.ts';
import { expectLoaded } from '#tests/e2e/support/loaded.ts';
import { expect, signIn, test } from '#tests/e2e/support/portal-test.ts';
import type { SandboxControl } from '#tests/e2e/support/sandbox-control.ts';

/** The retailer wants to know who contracts. */
async function wantSignIn(sandbox: SandboxControl): Promise<void> {
  const body = { status: 'OK', data: { contractation: { authenticate: true } } };
  await sandbox.injectedFault({ operationId: 'getPublicSettings', kind: 'body', body });
}

function signedInContracting(page: Page): Contracting {
  const wizard = new Contracting(page, 'dual');
  wizard.isSignedIn = true;
  return wizard;
}

/** The session ends below the step at hand, and the customer is led to sign in. */
async function endSession(
  wizard: Contracting,
  sandbox: SandboxControl,
  user: string,
  press: 'next' | 'confirm' = 'next',
) {
  await sandbox.expireTokens(user);
  const body = { status: 'ERROR', message: 'token_expired' };
  await sandbox.injectedFault({
    operationId: 'saveLead',
    kind: 'status',
    status: 401,
    body,
    times: 1,
  });
  await wizard.button(press).click();
  const { page } = wizard;
  const expired = page.getByRole('dialog', { name: 'Su sesión ha caducado' });
  await expect(expired).toBeVisible();
  await expect(expired.getByRole('button')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(expired).toBeVisible();
  return { leave: () => expired.getByRole('button').click() };
}

test('the session ends in the middle: after signing in again one is where one was', {
  tag: '@exhaustive',
}, async ({ signedIn: page, customer, sandbox }) => {
  await wantSignIn(sandbox);
  const wizard = signedInContracting(page);
  await wizard.open();
  await wizard.walkTo('contract');
  await wizard.fill('contract');
  const { leave } = await endSession(wizard, sandbox, customer.user);
  await leave();
  await expect(page).toHaveURL(/\/acceso\?redirect=/);
  await signIn(page, customer);
  await wizard.isAt('contract');
  await wizard.expectRetained('contract');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await wizard.next();
  await wizard.isAt('gas-contract');
});

test('the session ends before the confirmation: after signing in it is confirmed, and no consent is demanded', async ({
  signedIn: page,
  customer,
  sandbox,
}) => {
  const wizard = new Contracting(page, 'electricity');
  wizard.isSignedIn = true;
  await openAt(wizard, 'confirmation');
  // A summary that is still on its way would meet the ended session before the press does.
  const { download } = wizard.words.wizard.contract;
  await expect(page.getByRole('button', { name: download })).toBeEnabled();
  await expectLoaded(page);
  const { leave } = await endSession(wizard, sandbox, customer.user, 'confirm');
  await leave();
  await signIn(page, customer);
  await wizard.isAt('confirmation');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await wizard.button('confirm').click();
  const { title } = wizard.words.wizard.finished;
  await expect(page.getByRole('heading', { name: title })).toBeFocused();
});

test('the session ends and the page is left: after signing in one goes on', {
  tag: '@exhaustive',
}, async ({ signedIn: page, customer, sandbox }) => {
  await wantSignIn(sandbox);
  const wizard = signedInContracting(page);
  await wizard.open();
  await wizard.walkTo('contract');
  await wizard.fill('contract');
  await endSession(wizard, sandbox, customer.user);
  await page.reload();
  await expect(page).toHaveURL(/\/acceso\?redirect=/);
  await signIn(page, customer);
  await wizard.isAt('contract');
  await wizard.expectRetained('contract');
});

/** A contracting whose customer's session ended at the step of the person, who is redirected to the login. */
async function sentToSignIn(page: Page, customer: { user: string }, sandbox: SandboxControl) {
  const wizard = signedInContracting(page);
  await wizard.open();
  await wizard.walkTo('person');
  await wizard.fill('person');
  const { leave } = await endSession(wizard, sandbox, customer.user);
  await leave();
  await expect(page).toHaveURL(/\/acceso\?redirect=/);
  return wizard;
}

test('without a required sign-in, an ended session retains the contracting for its customer alone', {
  tag: '@exhaustive',
}, async ({ signedIn: page, customer, sandbox }) => {
  const wizard = await sentToSignIn(page, customer, sandbox);
  await page.goto(wizard.words.path('dual'));
  await wizard.isAt('estimate');
  const goOn = page.getByRole('button', { name: wizard.words.wizard.return.usual.continue });
  await expect(goOn).toHaveCount(0);
  await page.goto(`/acceso?redirect=${wizard.words.path('dual')}`);
  await signIn(page, customer);
  await goOn.click();
  await wizard.isAt('person');
  await wizard.expectRetained('person');
});

test('without a required sign-in, an ended session leads to the login and back', {
  tag: '@exhaustive',
}, async ({ signedIn: page, customer, sandbox }) => {
  const wizard = await sentToSignIn(page, customer, sandbox);
  await signIn(page, customer);
  await wizard.isAt('person');
  await wizard.expectRetained('person');
  await wizard.next();
  await wizard.isAt('contract');
});

test('another customer who signs in starts with an empty form', async ({
  signedIn: page,
  customer,
  sandbox,
}) => {
  const stranger = await sandbox.freshCustomer();
  const wizard = signedInContracting(page);
  await wizard.open();
  await wizard.fill('installation');
  const { leave } = await endSession(wizard, sandbox, customer.user);
  await leave();
  await signIn(page, stranger);
  await wizard.isAt('estimate');
  await wizard.next();
  await wizard.isAt('installation');
  for (const name of ['cups', 'address/nv', 'address/dp'])
    await expect(wizard.box('installation', name)).toHaveValue('');
  await page.reload();
  await wizard.isAt('installation');
  expect(await page.content()).not.toContain(wizard.who.street);
});
