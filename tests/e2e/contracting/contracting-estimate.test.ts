import { expectNoBarrier } from '#tests/e2e/support/barriers.ts';
import { Contracting } from '#tests/e2e/support/contracting.ts';
import { expect, test } from '#tests/e2e/support/portal-test.ts';

test('a price of both supplies comes before anything is demanded', async ({ page }) => {
  const wizard = new Contracting(page, 'dual');
  await page.goto(wizard.words.path('dual'));
  const offer = page.getByRole('radiogroup', { name: /^Tarifas de luz/ });
  await expect(offer.getByText(/^Unos \d+\s€ al mes$/).first()).toBeVisible();
  await expect(offer.getByText('Recomendada')).toHaveCount(1);
  await expect(page.getByText(/^Luz y gas juntos: desde unos \d+\s€ al mes$/)).toBeVisible();
  await expectNoBarrier(page);
  await offer.getByText('Luz Noche', { exact: true }).click();
  await wizard.next();
  await wizard.isAt('installation');
});
