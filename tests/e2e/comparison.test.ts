import words from '#locales/es-ES/comparison.json' with { type: 'json' };
import { expectNoBarrierAnywhere } from './support/barriers.ts';
import { expect, test } from './support/portal-test.ts';

const CUPS = 'ES0999123456789012QX0F';
/** A large bill with six periods, as parameters of a link. */
const bill = new URLSearchParams({
  ...{ energy: 'electricity', cups: CUPS, comerOrigin: '3', accessTariff: '2' },
  ...{ startDate: '2026-02-01', endDate: '2026-02-28', invoiceAmount: '1900' },
  ...{ power: '25', power2: '30', p1: '1620', p2: '1058', p3: '910' },
  ...{ p4: '700', p5: '640', p6: '2200' },
});

test('a compared bill is read, fits one sheet of paper, and begins a contracting that outlives a reload', {
  tag: '@partners',
}, async ({ page }) => {
  await page.goto(`/comparador#${bill}`);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: /^Comparar/ }).click();
  await expect(page.getByRole('heading', { name: /^Pagaría/ })).toBeFocused();
  await expectNoBarrierAnywhere(page);

  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

  const contract = page.getByRole('link', { name: words.take.contract, exact: true });
  await expect(contract).not.toHaveAttribute('aria-busy');
  await contract.click();
  // The price of the products comes first.
  await page.getByRole('button', { name: 'Siguiente', exact: true }).click();
  const supply = page.getByLabel(/^CUPS/);
  await expect(supply).toHaveValue(/ES 0999 1234 5678 9012/);
  expect(page.url()).not.toContain(CUPS);
  await page.reload();
  await expect(supply).toHaveValue(/ES 0999 1234 5678 9012/);
});
