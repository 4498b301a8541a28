import { Contracting, someone } from '#tests/e2e/support/contracting.ts';
import { openAt } from '#tests/e2e/support/contracting-draft.ts';
import { expect, test } from '#tests/e2e/support/portal-test.ts';
import { someCups } from '#tests/sandbox/contracting/lead-fixture.ts';

/** All three go the same way in the page. */
const refused: [name: string, vat: string, reason: string, tag: string[]][] = [
  ['bad score', '00000001R', 'badScore', []],
  ['invalid identity', '00000002W', 'dniInvalid', ['@exhaustive']],
  ['a step that is not taken', '00000004G', 'genericError', ['@exhaustive']],
];

for (const [name, vat, reason, tag] of refused)
  test(`${name}: what the retailer says is in sight on a phone, and Next keeps the focus`, {
    tag,
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const wizard = new Contracting(page, 'electricity', 'es-ES', someone({ vat }));
    await openAt(wizard, 'person');
    await wizard.fill('person');
    await wizard.next();
    const { title } = wizard.words.wizard.refusals[reason];
    const alert = page.getByRole('alert').filter({ hasText: title });
    await expect(alert).toBeInViewport({ ratio: 0.9 });
    await expect(wizard.button('next')).toBeFocused();
    await expect(alert.getByRole('link', { name: '900 000 000' })).toBeVisible();
    await expect(wizard.button('next')).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByRole('tooltip')).toBeHidden();
  });

test('a check that is unavailable: the person sees a message, and tries again', {
  tag: '@exhaustive',
}, async ({ page, sandbox }) => {
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

test('a product that is no longer offered is replaced by another choice', {
  tag: '@exhaustive',
}, async ({ page }) => {
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
