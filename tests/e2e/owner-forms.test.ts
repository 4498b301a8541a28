import type { Page } from '@playwright/test';
import { activeContract, contractPath, NEW_IBAN } from './support/household.ts';
import { test } from './support/own-configuration.ts';
import { addCondition, editTexts, type FormDocument } from './support/owner.ts';
import { expect } from './support/portal-test.ts';

const FORM = 'schemas/forms/iban-change.json';

/** The dialog with everything filled in that it always asks for. */
async function filledIn(page: Page, path: string, iban = NEW_IBAN) {
  await page.goto(`${path}?dialog=iban-change`);
  const form = page.getByRole('dialog', { name: 'Cambiar la cuenta de cargo' });
  await form.getByLabel('Otra cuenta').check();
  await form.getByLabel('IBAN de la cuenta nueva').fill(iban);
  await form.getByLabel(/Confirmo/).check();
  return form;
}

test.describe('a field that an owner adds', () => {
  test.beforeEach(async ({ own }) => {
    addCondition(own, 'reason-needed', { $setting: 'features.requests.enabled', const: false });
    own.edit<FormDocument>(FORM, ({ schema, ui }) => {
      schema.properties.reason = { type: 'string', maxLength: 80 };
      // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
      schema.allOf.push({ if: { $condition: 'reason-needed' }, then: { required: ['reason'] } });
      ui['ui:order'] = ['account', 'iban', 'files', 'reason', '*'];
    });
    editTexts(own, 'iban-change', ({ fields }, language) => {
      const [label, required] =
        language === 'es-ES'
          ? ['Motivo del cambio', 'Díganos por qué cambia de cuenta.']
          : ['Motiu del canvi', 'Digui’ns per què canvia de compte.'];
      fields.reason = { label, errors: { required } };
    });
    await own.publish();
  });

  test('is optional, and reaches the retailer under its own name', async ({
    signedIn: page,
    customer,
    sandbox,
  }) => {
    const form = await filledIn(page, contractPath(activeContract(customer)));
    await form.getByLabel('Motivo del cambio').fill('Cambio de banco');
    await form.getByRole('button', { name: 'Guardar la cuenta' }).click();
    await expect(form.getByText('Hemos cambiado la cuenta')).toBeVisible();
    const [sent] = await sandbox.sent('changeContractIban');
    expect(sent).toMatchObject({ reason: 'Cambio de banco', owner_is_bank_owner: true });

    const path = contractPath(activeContract(customer));
    const again = await filledIn(page, path, 'ES79 2100 0813 6101 2345 6789');
    await again.getByRole('button', { name: 'Guardar la cuenta' }).click();
    await expect(again.getByText('Hemos cambiado la cuenta')).toBeVisible();
    const [, second] = await sandbox.sent('changeContractIban');
    expect(second).not.toHaveProperty('reason');
  });

  test('is required while a setting of the retailer says so', async ({
    page,
    context,
    baseURL,
    sandbox,
  }) => {
    const settings = { features: { requests: { enabled: false } } };
    const customer = await sandbox.freshCustomer({ settings });
    await context.addCookies([{ name: 'token', value: customer.token, url: baseURL ?? '' }]);
    const form = await filledIn(page, contractPath(activeContract(customer)));
    await form.getByRole('button', { name: 'Guardar la cuenta' }).click();
    await expect(form.getByLabel('Motivo del cambio')).toHaveAccessibleDescription(
      /Díganos por qué cambia de cuenta/,
    );
    expect(await sandbox.sent('changeContractIban')).toEqual([]);

    await form.getByLabel('Motivo del cambio').fill('Cambio de banco');
    await form.getByRole('button', { name: 'Guardar la cuenta' }).click();
    await expect(form.getByText('Hemos cambiado la cuenta')).toBeVisible();
    const [sent] = await sandbox.sent('changeContractIban');
    expect(sent).toHaveProperty('reason', 'Cambio de banco');
  });
});

const words = {
  'es-ES': {
    group: 'Quién paga',
    consent: 'Soy titular de las dos cosas.',
    help: 'Está en la aplicación de su banco.',
    error: 'Ese IBAN no puede ser.',
    other: 'Otra cuenta',
    iban: 'Número de la cuenta',
    submit: 'Guardar la cuenta',
  },
  'ca-ES': {
    group: 'Qui paga',
    consent: 'Soc titular de totes dues coses.',
    help: 'És a l’aplicació del seu banc.',
    error: 'Aquest IBAN no pot ser.',
    other: 'Un altre compte',
    iban: 'Número del compte',
    submit: 'Desar el compte',
  },
};

for (const [language, said] of Object.entries(words)) {
  test(`fields in another order, under a heading, with other texts (${language})`, {
    tag: language === 'es-ES' ? [] : '@exhaustive',
  }, async ({ own, signedIn: page, context, baseURL, customer }) => {
    own.edit<FormDocument>(FORM, ({ ui }) => {
      ui['ui:order'] = ['ownerIsBankOwner', 'account', 'iban', 'files'];
      ui['ui:groups'] = [{ id: 'payer', fields: ['account', 'iban'] }];
    });
    editTexts(own, 'iban-change', (texts, code) => {
      const here = words[code];
      texts.groups = { payer: here.group };
      Object.assign(texts.fields.ownerIsBankOwner ?? {}, { label: here.consent });
      const { errors } = texts.fields.iban ?? {};
      texts.fields.iban = {
        label: here.iban,
        help: here.help,
        errors: { ...errors, format: here.error },
      };
    });
    await own.publish();
    await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
    await page.goto(`${contractPath(activeContract(customer))}?dialog=iban-change`);

    const form = page.getByRole('dialog');
    await form.getByLabel(said.other).check();
    const group = form.getByRole('group', { name: said.group });
    const iban = group.getByLabel(said.iban);
    await expect(iban).toHaveAccessibleDescription(new RegExp(said.help));
    await expect(group.getByLabel(said.consent)).toHaveCount(0);
    await form.getByLabel(said.consent).check();
    await expect(form.getByRole('checkbox').or(iban)).toHaveCount(2);
    await expect(form.getByRole('checkbox').or(iban).first()).toHaveRole('checkbox');

    await iban.fill('ES00 0000');
    await form.getByRole('button', { name: said.submit }).click();
    await expect(iban).toHaveAccessibleDescription(new RegExp(said.error));
  });
}
