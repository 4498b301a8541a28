import { expectNoBarrier } from '#tests/e2e/support/barriers.ts';
import { Contracting } from '#tests/e2e/support/contracting.ts';
import { expect, test } from '#tests/e2e/support/portal-test.ts';

test('where the retailer wants it, a price comes before the CUPS', async ({ page, sandbox }) => {
  const body = { status: 'OK', data: { contractation: { estimateFirst: true } } };
  await sandbox.injectedFault({ operationId: 'getPublicSettings', kind: 'body', body });
  const wizard = new Contracting(page, 'electricity');
  await page.goto(wizard.words.path('electricity'));
  await page.getByLabel('Código postal de la vivienda').fill('08001');
  const offer = page.getByRole('radiogroup', { name: /^Tarifas para una casa/ });
  await expect(offer.getByText(/^Unos \d+\s€ al mes$/).first()).toBeVisible();
  await expect(offer.getByText('Recomendada')).toHaveCount(1);
  await expectNoBarrier(page);
  await offer.getByText('Luz Noche', { exact: true }).click();
  await wizard.next();
  await wizard.isAt('installation');
});
