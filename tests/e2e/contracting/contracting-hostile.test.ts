import type { Page } from '@playwright/test';
import { Contracting, someone } from '#tests/e2e/support/contracting.ts';
import { openAt } from '#tests/e2e/support/contracting-draft.ts';
import { leadsOf } from '#tests/e2e/support/contracting-watch.ts';
import { expect, test } from '#tests/e2e/support/portal-test.ts';
import vectors from '#tests/vectors/domain-vectors.json' with { type: 'json' };

const { cases } = vectors.hostileHtml;
const hostile = (place: number) => cases.at(place % cases.length)?.in ?? '';

/** Fails where anything of what was typed ran. */
function watchScripts(page: Page) {
  let dialogs = 0;
  page.on('dialog', async (dialog) => {
    dialogs += 1;
    await dialog.dismiss();
  });
  return async () => {
    expect(await page.evaluate(() => '__pwn' in window)).toBe(false);
    expect(dialogs).toBe(0);
  };
}

/** Types each text into its field. */
async function typeAll(wizard: Contracting, step: string, texts: Record<string, string>) {
  for (const [name, text] of Object.entries(texts)) await wizard.box(step, name).fill(text);
}

/** Opens the parts of an address that few people have. */
const more = (page: Page) => page.getByRole('button', { name: 'Bloque, escalera y otros datos' });

const shortTexts = { pnp: `<i>"&'<`, bq: '<b>"', es: `';--`, pt: '{{7*7}}<s>', pu: '\\u0' };

const address = (from: number): Record<string, string> => ({
  ...{ nv: hostile(from), aclarador: hostile(from + 1) },
  ...shortTexts,
});

test('hostile text of a person in every field is shown as text at the end, and does nothing', async ({
  page,
}) => {
  const expectNothingRan = watchScripts(page);
  const wizard = new Contracting(page, 'electricity');
  const place = address(0);
  const invoices = address(4);
  const person = { name: hostile(2), surName1: hostile(3), surName2: "'; DROP TABLE leads; --" };
  const email = "o'{{7*7}}`&$%#!@example.com";
  const whole = { dp: '50001', poblacio: 'Zaragoza', tv: 1, pnp: '14' };
  await openAt(wizard, 'confirmation', {
    installation: { address: { ...whole, ...place } },
    person: {
      ...{ ...person, email, sameInvoiceAddress: false },
      ownerAddress: { ...whole, ...invoices },
    },
  });
  for (const text of [...[place, person, invoices].flatMap((one) => Object.values(one)), email])
    await expect(page.locator('.form-read dd', { hasText: text }).first(), text).toBeVisible();
  await expectNothingRan();
});

test('hostile text of a company, and the words of the retailer that hold it', {
  tag: '@exhaustive',
}, async ({ page, sandbox }) => {
  const expectNothingRan = watchScripts(page);
  const wizard = new Contracting(page, 'electricity', 'es-ES', someone({ vat: 'B00099903' }));
  const { leads } = leadsOf(page);
  const company = {
    companyName: hostile(6),
    nameRepresentante: hostile(7),
    surName1Representante: hostile(8),
    surName2Representante: hostile(9),
  };
  await wizard.open();
  await wizard.walkTo('person');
  await wizard.box('person', 'vat').fill('B00099903');
  await wizard.box('person', 'vatRepresentante').fill(someone().vat);
  await typeAll(wizard, 'person', company);
  await wizard.choice('person', 'changeOwner', false).check();
  await wizard.attach('person', 'nifFaceup', 'dni.pdf');
  await wizard.attach('person', 'nifEmpresa', 'cif.pdf');
  await wizard.box('person', 'mobile').fill('600000009');
  await wizard.box('person', 'email').fill('ana@example.com');
  await wizard.next();
  for (const step of ['contract', 'payment'] as const) {
    await wizard.isAt(step);
    await wizard.fill(step);
    await wizard.next();
  }
  await wizard.isAt('confirmation');
  for (const text of Object.values(company))
    await expect(page.locator('.form-read dd', { hasText: text }).first()).toBeVisible();
  await wizard.accept();
  await wizard.button('confirm').click();
  const { title } = wizard.words.wizard.finished;
  await expect(page.getByRole('heading', { name: title })).toBeFocused();
  const { fields } = await sandbox.lead(leads()[0] ?? '');
  const arrived = JSON.stringify(fields);
  for (const text of Object.values(company))
    expect(arrived).toContain(JSON.stringify(text).slice(1, -1));
  await expectNothingRan();
});

test('hostile text in a code, in an identifier or in the name of a file is refused or shown as text', async ({
  page,
}) => {
  const expectNothingRan = watchScripts(page);
  const wizard = new Contracting(page, 'electricity');
  const { promo } = wizard.words.wizard;
  const code = '<svg onload=window.__pwn=1>';
  await wizard.open(`?promocode=${encodeURIComponent(code)}`);
  await expect(page.getByText(promo.invalid)).toBeVisible();
  await expect(page.getByRole('textbox', { name: promo.label, exact: true })).toHaveValue(code);
  await wizard.box('installation', 'cups').fill(hostile(0));
  await more(page).click();
  await wizard.box('installation', 'address/ref_catastral').fill(hostile(1));
  await wizard.choice('installation', 'activeContract', true).check();
  await wizard.attach('installation', 'invoice', '<img src onerror=window.__pwn=1>.pdf');
  await wizard.next();
  for (const name of ['cups', 'address/ref_catastral'])
    await expect(wizard.box('installation', name)).toHaveAttribute('aria-invalid', 'true');
  await expectNothingRan();
});
