import { activeContract, contractPath } from './support/household.ts';
import { test } from './support/own-configuration.ts';
import {
  editSettings,
  editTexts,
  type FormDocument,
  type WizardDocument,
} from './support/owner.ts';
import { expect } from './support/portal-test.ts';

const FORM = 'schemas/forms/iban-change.json';

test('page sizes: choice, rows and range follow', async ({ own, signedIn: page }) => {
  editSettings(own, { contracts: { itemsPerPage: 2, pageSizes: [3] } });
  await own.publish();
  await page.goto('/contratos/electricity');
  const sizes = page.getByLabel('Por página');
  await expect(sizes.getByRole('option')).toHaveText(['2', '3']);
  await expect(page.getByText(/^1–2 de \d+$/)).toBeVisible();
  await expect(page.getByRole('link', { name: / contrato \d+$/ })).toHaveCount(2);
  await sizes.selectOption('3');
  await expect(page.getByText(/^1–3 de \d+$/)).toBeVisible();
});

test('size and number of files: the widget refuses, with the limit in its words', async ({
  own,
  signedIn: page,
  customer,
}) => {
  editSettings(own, {
    fileUploadSizeLimit: 2000,
    files: { usual: { max: 1 } },
    features: { ibanChange: { attachments: true } },
  });
  await own.publish();
  await page.goto(`${contractPath(activeContract(customer))}?dialog=iban-change`);
  const form = page.getByRole('dialog');
  const choose = form.getByLabel(/^Elegir/);
  const pdf = (name: string, size: number) => ({
    ...{ name, mimeType: 'application/pdf' },
    buffer: Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(size)]),
  });
  await choose.setInputFiles(pdf('grande.pdf', 3000));
  await expect(
    form.getByText(/grande\.pdf es demasiado grande\. El límite es de 2\skB/),
  ).toBeVisible();
  await choose.setInputFiles(pdf('uno.pdf', 100));
  await expect(form.getByRole('button', { name: 'Quitar uno.pdf' })).toBeVisible();
  await choose.setInputFiles(pdf('dos.pdf', 100));
  await expect(form.getByText(/Puede adjuntar 1 como máximo: dos\.pdf/)).toBeVisible();
});

test('password policy: rules, error and check follow', { tag: '@exhaustive' }, async ({
  own,
  signedIn: page,
  customer,
}) => {
  editSettings(own, { passwordPolicy: { minLength: 9, symbol: false } });
  own.edit<FormDocument>(FORM, ({ schema, ui }) => {
    schema.required?.push('newPassword');
    schema.properties.newPassword = {
      type: 'string',
      fitsPolicy: '1/facts/settings/passwordPolicy',
    };
    ui['ui:order'] = ['newPassword', '*'];
    ui.newPassword = { 'ui:widget': 'password', 'ui:options': { policy: 'passwordPolicy' } };
  });
  editTexts(own, 'iban-change', ({ fields }, language) => {
    fields.newPassword = {
      label: language === 'es-ES' ? 'Contraseña nueva' : 'Contrasenya nova',
      errors: { fitsPolicy: language === 'es-ES' ? 'No cumple.' : 'No compleix.' },
    };
  });
  await own.publish();
  await page.goto(`${contractPath(activeContract(customer))}?dialog=iban-change`);
  const form = page.getByRole('dialog');
  const password = form.getByLabel('Contraseña nueva');
  const rules = form.getByRole('listitem');
  await expect(rules).toContainText([
    '9 caracteres como mínimo',
    'Una letra minúscula',
    'Una letra mayúscula',
    'Una cifra',
  ]);
  await password.fill('Abcdefg1');
  await form.getByRole('button', { name: 'Guardar la cuenta' }).click();
  await expect(password).toHaveAccessibleDescription(/No cumple\./);
  await password.fill('Abcdefgh1');
  await expect(password).not.toHaveAccessibleDescription(/No cumple\./);
});

test('lengths of telephones and costs: error and limit in it follow', {
  tag: '@exhaustive',
}, async ({ own, page }) => {
  editSettings(own, {
    phone: { maxLength: { contracting: 11 } },
    powerChange: { costs: { hookup: 12.5 } },
  });
  own.edit<WizardDocument>('schemas/wizards/contracting-electricity.json', (document) => {
    document.steps.sort((a, b) => Number(b.id === 'person') - Number(a.id === 'person'));
    // Of which supply it is sent is not known yet.
    delete document.steps[0]?.sends;
  });
  own.edit<FormDocument>('schemas/forms/contracting-person.json', ({ schema }) => {
    schema.properties.deposit = {
      type: 'number',
      minimum: { $setting: 'powerChange.costs.hookup' },
    };
  });
  editTexts(own, 'contracting-person', ({ fields }, language) => {
    const minimum = language === 'es-ES' ? 'Al menos {{limit}} €.' : 'Com a mínim {{limit}} €.';
    fields.deposit = { label: language === 'es-ES' ? 'Fianza' : 'Fiança', errors: { minimum } };
  });
  await own.publish();
  await page.goto('/nuevo-cliente-electricidad');
  const mobile = page.getByLabel('Teléfono móvil');
  const deposit = page.getByLabel(/Fianza/);
  await mobile.fill('600000041');
  await deposit.fill('12');
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(mobile).toHaveAccessibleDescription(/El teléfono puede tener 11 caracteres/);
  await expect(deposit).toHaveAccessibleDescription(/Al menos 12,5 €/);
  await deposit.fill('12,5');
  await expect(deposit).not.toHaveAccessibleDescription(/Al menos/);
});

test('limits that cannot be are named, all in one run, and nothing is published', async ({
  own,
}) => {
  editSettings(own, {
    contracts: { pageSizes: [0] },
    fileUploadSizeLimit: '15 MB',
    powerChange: { costs: { hookup: -1 } },
    passwordPolicy: { minLength: 65 },
    phone: { minLength: 9, maxLength: { contracting: 8 } },
    files: { usual: { min: 3, max: 2 } },
  });
  const diagnostics = await own.diagnostics();
  expect(diagnostics).toHaveLength(6);
  const words = [
    /"pageSizes 1" must be >= 1/,
    /"fileUploadSizeLimit" must be integer, not string/,
    /"hookup" must be >= 0/,
    /"minLength" must be <= 64/,
    /at most 8 characters, but at least 9/,
    /at most 2 files, but at least 3/,
  ];
  for (const [place, said] of words.entries()) {
    expect(diagnostics[place]).toMatch(/^schemas\/portal\.json:\d+:\d+ {2}/);
    expect(diagnostics[place]).toMatch(said);
  }
  await expect(own.publish()).rejects.toThrow('diagnostic');
});
