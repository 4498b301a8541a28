import { activeContract, contractPath } from '#tests/e2e/support/household.ts';
import { test } from '#tests/e2e/support/own-configuration.ts';
import {
  editSettings,
  editTexts,
  type FormDocument,
  type WizardDocument,
} from '#tests/e2e/support/owner.ts';
import { expect } from '#tests/e2e/support/portal-test.ts';

const FORM = 'schemas/forms/iban-change.json';

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
  await expect(deposit).toHaveAccessibleDescription(/Al menos 12,5\s€/);
  await deposit.fill('12,5');
  await expect(deposit).not.toHaveAccessibleDescription(/Al menos/);
});
