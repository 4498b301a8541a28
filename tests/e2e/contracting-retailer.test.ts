import { somebody, someCups } from '#tests/sandbox/lead-fixture.ts';
import { Contracting, someone } from './support/contracting.ts';
import { leadsOf } from './support/contracting-watch.ts';
import { expect, signIn, test } from './support/portal-test.ts';

/** All three go the same way in the page. */
const refused: [name: string, vat: string, reason: string, tag: string[]][] = [
  ['bad score', '00000001R', 'badScore', []],
  ['invalid identity', '00000002W', 'dniInvalid', ['@exhaustive']],
  ['a step that is not taken', '00000004G', 'genericError', ['@exhaustive']],
];

for (const [name, vat, reason, tag] of refused)
  test(`${name}: the person is told, Next rests, and other data go on`, { tag }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const wizard = new Contracting(page, 'electricity', 'es-ES', someone({ vat }));
    await wizard.open();
    await wizard.walkTo('person');
    await wizard.fill('person');
    await wizard.next();
    const { title } = wizard.words.wizard.refusals[reason];
    const alert = page.getByRole('alert').filter({ hasText: title });
    await expect(alert).toBeInViewport({ ratio: 0.9 });
    await expect(wizard.button('next')).toBeFocused();
    await expect(alert.getByRole('link', { name: '900 000 000' })).toBeVisible();
    await expect(wizard.button('next')).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByRole('tooltip')).toBeHidden();
    await wizard.button('previous').click();
    await wizard.isAt('installation');
    await wizard.next();
    await wizard.isAt('person');
    await expect(page.getByText(title)).toBeHidden();
    await wizard.box('person', 'vat').fill(somebody());
    await wizard.box('person', 'vat').blur();
    // The document was that of the first person.
    await wizard.attach('person', 'nifFaceup', 'dni.pdf');
    await wizard.next();
    // So was the leave to look for debts.
    await wizard.isAt('installation');
    await wizard.tick('installation', 'acceptMorosityVerification').check();
    await wizard.next();
    await wizard.isAt('person');
    await wizard.next();
    await wizard.isAt('contract');
  });

test('a check out of reach: the person is told, and tries again', { tag: '@exhaustive' }, async ({
  page,
  sandbox,
}) => {
  const wizard = new Contracting(page, 'electricity');
  await wizard.open();
  await wizard.walkTo('person');
  await wizard.fill('person');
  const broken = { operationId: 'getLeadSolvency', kind: 'status', status: 502, times: 1 } as const;
  await sandbox.injectedFault(broken);
  await wizard.next();
  const { title } = wizard.words.wizard.refusals.unchecked;
  await expect(page.getByRole('alert').filter({ hasText: title })).toBeVisible();
  await wizard.button('try-again').click();
  await wizard.isAt('contract');
});

test('a confirmation whose answer is lost makes one contract, and says so at last', async ({
  page,
  sandbox,
}) => {
  const wizard = new Contracting(page, 'electricity');
  const { leads } = leadsOf(page);
  await wizard.open();
  await wizard.walkTo('confirmation');
  await wizard.accept();
  await sandbox.injectedFault({ operationId: 'saveLead', kind: 'drop-after' });
  await wizard.button('confirm').click();
  await expect(page.getByText(wizard.words.wizard.unsure.title)).toBeVisible();
  const [lead = ''] = leads();
  const { contract } = await sandbox.lead(lead);
  expect(contract).not.toBeNull();
  await sandbox.clearInjectedFaults();
  await wizard.button('retry').click();
  const { title } = wizard.words.wizard.finished;
  await expect(page.getByRole('heading', { name: title })).toBeFocused();
  expect(leads()).toEqual([lead]);
  expect((await sandbox.lead(lead)).contract).toBe(contract);
});

test('hostile text arrives as text and is shown as text', async ({ page, sandbox }) => {
  const name = '<img src=x onerror="document.title=1">{{7*7}}';
  const surname = "'; DROP TABLE leads; --";
  const street = '</script><script>alert(1)</script>';
  const wizard = new Contracting(page, 'electricity', 'es-ES', someone({ name, surname, street }));
  const { leads } = leadsOf(page);
  await wizard.open();
  await wizard.walkTo('confirmation');
  for (const text of [name, surname, street])
    await expect(page.locator('.form-read dd', { hasText: text }).first()).toBeVisible();
  const stored = JSON.stringify(await sandbox.lead(leads()[0] ?? ''));
  for (const text of [name, surname, street])
    expect(stored).toContain(JSON.stringify(text).slice(1, -1));
});

test('a code in the address opens its tariff, and is fixed once the tariff is chosen', async ({
  page,
}) => {
  const wizard = new Contracting(page, 'electricity');
  await wizard.open('?promocode=AMIGOS');
  const applied = page.getByText(wizard.words.wizard.promo.applied.replace('{{code}}', 'AMIGOS'));
  await expect(applied).toBeVisible();
  const remove = page.getByRole('button', { name: wizard.words.wizard.promo.remove });
  await expect(remove).toBeVisible();
  await wizard.walkTo('contract');
  await expect(page.getByRole('radio', { name: 'Luz Amiga' })).toBeVisible();
  await wizard.fill('contract');
  await wizard.next();
  await wizard.isAt('payment');
  await expect(applied).toBeVisible();
  await expect(remove).toBeHidden();
});

test('a code that is applied and taken away again leaves the focus in its box', {
  tag: '@exhaustive',
}, async ({ page }) => {
  const wizard = new Contracting(page, 'electricity');
  const { promo } = wizard.words.wizard;
  await wizard.open();
  await page.getByText(promo.title).click();
  const code = page.getByRole('textbox', { name: promo.label, exact: true });
  await code.fill('AMIGOS');
  await page.getByRole('button', { name: promo.apply }).click();
  const remove = page.getByRole('button', { name: promo.remove });
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(code).toBeFocused();
});

test('a code that is none says so under its field', { tag: '@exhaustive' }, async ({ page }) => {
  const wizard = new Contracting(page, 'electricity');
  const { promo } = wizard.words.wizard;
  await wizard.open();
  await page.getByText(promo.title).click();
  await page.getByRole('textbox', { name: promo.label, exact: true }).fill('NADA');
  await page.getByRole('button', { name: promo.apply }).click();
  await expect(page.getByText(promo.invalid)).toBeVisible();
});

test('where there is nothing to offer the telephone stands', { tag: '@exhaustive' }, async ({
  page,
}) => {
  const wizard = new Contracting(page, 'electricity', 'es-ES', someone({ cups: someCups('09') }));
  await wizard.open();
  await wizard.walkTo('contract');
  await expect(page.getByText(/No hay ninguna tarifa disponible.*900 000 000/)).toBeVisible();
});

test('a product that is offered no more is chosen anew', { tag: '@exhaustive' }, async ({
  page,
}) => {
  const wizard = new Contracting(page, 'electricity');
  await wizard.open();
  await wizard.walkTo('contract');
  await page.getByRole('radio', { name: 'Luz Noche' }).check({ force: true });
  await wizard.unfold('contract', 'powers', wizard.box('contract', 'power'));
  for (const power of ['power', 'power2']) await wizard.box('contract', power).fill('20');
  await wizard.box('contract', 'power2').blur();
  await expect(wizard.box('contract', 'power6')).toBeVisible();
  await wizard.next();
  await expect(page.locator('.form-summary')).toBeFocused();
  await expect(page.getByRole('radio', { name: 'Luz Noche', checked: true })).toBeHidden();
});

test('on halt a company is asked for neither contract nor account', async ({ page, sandbox }) => {
  const settings = { status: 'OK', data: { contractation: { businessHalt: true } } };
  await sandbox.injectedFault({ operationId: 'getPublicSettings', kind: 'body', body: settings });
  const wizard = new Contracting(page, 'dual');
  await wizard.open();
  await wizard.walkTo('person');
  await expect(page.getByRole('list').getByText('Cómo paga')).toBeVisible();
  await wizard.box('person', 'vat').fill('B00099903');
  await wizard.box('person', 'companyName').fill('Valls, SL');
  await wizard.choice('person', 'changeOwner', false).check();
  await wizard.box('person', 'vatRepresentante').fill(somebody());
  await wizard.box('person', 'nameRepresentante').fill('Ana');
  await wizard.box('person', 'surName1Representante').fill('Pérez');
  await wizard.attach('person', 'nifFaceup', 'dni.pdf');
  await wizard.attach('person', 'nifEmpresa', 'cif.pdf');
  await wizard.box('person', 'mobile').fill('600000009');
  await wizard.box('person', 'email').fill('ana@example.com');
  await wizard.next();
  await wizard.isAt('confirmation');
});

test('where the retailer wants to know who contracts, one signs in first and comes back', async ({
  page,
  customer,
  sandbox,
}) => {
  const settings = { status: 'OK', data: { contractation: { authenticate: true } } };
  await sandbox.injectedFault({ operationId: 'getPublicSettings', kind: 'body', body: settings });
  const wizard = new Contracting(page, 'gas');
  await page.goto(wizard.words.path('gas'));
  await expect(page).toHaveURL(/\/acceso\?redirect=/);
  await signIn(page, customer);
  await wizard.isAt('installation');
  await expect(wizard.tick('installation', 'allowContact')).toBeHidden();
});
