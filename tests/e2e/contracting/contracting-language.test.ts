import type { Page } from '@playwright/test';
import { Contracting, type Language } from '#tests/e2e/support/contracting.ts';
import { openAt } from '#tests/e2e/support/contracting-draft.ts';
import { expect, test } from '#tests/e2e/support/portal-test.ts';

async function turnTo(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Idioma/ }).click();
  await page.getByRole('menuitem', { name }).click();
}

/** The page speaks this language and no other: address, heading, labels. */
async function expectSpoken(wizard: Contracting, language: Language, step: string) {
  await wizard.isAt(step);
  await expect(wizard.page).toHaveURL(new RegExp(`${wizard.words.path('dual')}\\?paso=${step}$`));
  await expect(wizard.page.locator('html')).toHaveAttribute('lang', language);
}

test('in the middle one turns to the other language and back, and nothing is lost', async ({
  page,
}) => {
  const spanish = new Contracting(page, 'dual');
  const catalan = new Contracting(page, 'dual', 'ca-ES', spanish.who);
  await openAt(spanish, 'person');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await spanish.box('person', 'vat').fill(spanish.who.vat);
  await spanish.next();
  const summary = page.locator('.form-summary');
  await expect(summary).toContainText(spanish.words.field('person', 'name').errors.required ?? '');
  await spanish.box('person', 'surName1').pressSequentially('Pérez');

  await turnTo(page, 'Català');
  await expectSpoken(catalan, 'ca-ES', 'person');
  const required = catalan.words.field('person', 'name').errors.required ?? '';
  await expect(summary).toContainText(required);
  await expect(summary).not.toContainText('Escriba');
  await expect(catalan.box('person', 'name')).toHaveAccessibleDescription(required);
  await expect(catalan.box('person', 'vat')).toHaveValue(spanish.who.vat);
  await expect(catalan.box('person', 'surName1')).toHaveValue('Pérez');
  await catalan.fill('person');

  await turnTo(page, 'Español');
  await expectSpoken(spanish, 'es-ES', 'person');
  await spanish.expectRetained('person');
  await expect(page.getByText('dni.pdf', { exact: true })).toBeVisible();
  await spanish.next();
  await spanish.isAt('contract');
  expect(loads).toBe(0);
});
