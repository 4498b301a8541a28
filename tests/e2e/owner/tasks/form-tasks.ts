import type { Page } from '@playwright/test';
import { NEW_IBAN } from '#tests/e2e/support/household.ts';
import { expect } from '#tests/e2e/support/portal-test.ts';
import { examples, type OwnerTask } from './owner-task.ts';

const pdf = (name: string) => ({
  ...{ name, mimeType: 'application/pdf' },
  buffer: Buffer.from('%PDF-1.4\n'),
});

const bankChange = (page: Page) => page.getByRole('dialog', { name: 'Cambiar la cuenta de cargo' });

/** Fields, forms and the conditions that they read. */
export const formTasks: readonly OwnerTask[] = [
  {
    task: 2,
    title: 'Make a field depend on an answer and on a setting',
    files: [
      [
        'forms/iban-change.json',
        {
          schema: {
            if: {
              $condition: 'iban-change-attachments',
              required: ['account'],
              properties: { account: { const: 'another' } },
            },
            // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
            then: { required: ['bankName'], properties: { bankName: { type: 'string' } } },
          },
          ui: { 'ui:order': { $list: [{ insert: 'bankName', after: 'iban' }] } },
        },
      ],
      [
        'locales/<language>/forms/iban-change.json',
        { fields: { bankName: { label: 'Nombre del banco' } } },
      ],
      ['portal.json', { features: { ibanChange: { attachments: true } } }],
    ],
    at: 'the bank change',
    seen: async ({ page }) => {
      const form = bankChange(page);
      await expect(form.getByRole('radio', { disabled: false }).first()).toBeVisible();
      await expect(form.getByLabel(/^Nombre del banco/)).toHaveCount(0);
      await form.getByLabel('Otra cuenta').check();
      await expect(form.getByLabel(/^Nombre del banco/)).toBeVisible();
    },
  },
  {
    task: 1,
    title: 'Add a text field to the bank change, have it sent',
    files: [
      [
        'forms/iban-change.json',
        {
          schema: { properties: { remark: { type: 'string', maxLength: 100 } } },
          ui: { 'ui:order': { $list: [{ insert: 'remark' }] } },
        },
      ],
      [
        'locales/<language>/forms/iban-change.json',
        { fields: { remark: { label: 'Observaciones' } } },
      ],
    ],
    at: 'the bank change',
    seen: async ({ page, sandbox }) => {
      const form = bankChange(page);
      await form.getByLabel('IBAN de la cuenta nueva').fill(NEW_IBAN);
      await form.getByLabel(/^Nombre del banco/).fill('Banco Nuevo');
      await form.locator('input[type=file]').first().setInputFiles(pdf('titular.pdf'));
      await form.getByLabel(/^Observaciones/).fill('Cambio de banco');
      await form.getByLabel(/Confirmo/).check();
      await form.getByRole('button', { name: 'Guardar la cuenta' }).click();
      await expect(form.getByText('Hemos cambiado la cuenta')).toBeVisible();
      const [sent] = await sandbox.sent('changeContractIban');
      expect(sent).toMatchObject({ remark: 'Cambio de banco' });
    },
  },
  {
    task: 11,
    title: 'A wholly new dialog with its own call, opened from the contract page',
    files: [
      ...examples('form-calls', 'Write a form that sends a message'),
      ...examples('pages', 'Put a form on a page'),
    ],
    at: 'the page of a contract',
    seen: async ({ page }) => {
      await page.getByRole('button', { name: 'Avisar de la mudanza' }).click();
      await expect(page.getByRole('dialog', { name: 'Me mudo' })).toBeVisible();
    },
  },
  {
    task: 23,
    title: 'A condition over the contract’s data, used in three places',
    files: [
      [
        'conditions.json',
        { conditions: { 'home-tariff': { $fact: 'subject/contract/tariff', pattern: '^2\\.0' } } },
      ],
      ['locales/<language>/conditions.json', { 'home-tariff': 'Es para viviendas.' }],
      [
        'screens/contract.json',
        {
          areas: {
            left: { $list: [{ insert: { part: 'text', id: 'home', requires: ['home-tariff'] } }] },
            right: {
              $list: [{ change: 'form', set: { requires: ['home-tariff', 'not-read-only'] } }],
            },
          },
        },
      ],
      [
        'locales/<language>/pages.json',
        {
          contract: { parts: { home: { title: 'Su vivienda', body: 'Tiene la tarifa **2.0**.' } } },
        },
      ],
      [
        'forms/moving-house.json',
        {
          schema: {
            if: { $condition: 'home-tariff' },
            // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
            then: { properties: { people: { type: 'integer' } } },
          },
          ui: { 'ui:order': ['details', 'newPostcode', 'photos', 'people', 'email', 'mobile'] },
        },
      ],
      ['locales/<language>/forms/moving-house.json', { fields: { people: { label: 'Personas' } } }],
    ],
    at: 'the page of a contract',
    seen: async ({ page }) => {
      await expect(page.getByText('Su vivienda')).toBeVisible();
      // The form's button and its field: the dialog above is open.
      await expect(page.getByRole('dialog').getByLabel('Personas')).toBeVisible();
    },
  },
  {
    task: 30,
    title: 'An own form that sends a case with a file to customer service',
    // The form of the dialog above.
    files: [],
    at: 'the page of a contract',
    seen: async ({ page, sandbox }) => {
      const form = page.getByRole('dialog', { name: 'Me mudo' });
      const email = `mudanza-${Date.now()}@example.com`;
      await form.getByLabel('Cuándo y adónde').fill('El 3 de marzo, a Reus.');
      await form.locator('input[type=file]').first().setInputFiles(pdf('plano.pdf'));
      await form.getByLabel('Correo electrónico').fill(email);
      await form.getByLabel('Móvil').fill('600 00 00 02');
      await form.getByRole('button', { name: 'Enviar' }).click();
      await expect(form.getByText('Hemos recibido su mensaje')).toBeVisible();
      const [sent] = await sandbox.supportRequests({ email });
      expect(sent).toMatchObject({ title: 'Mudanza', files: ['plano.pdf'] });
      await expect(form.getByText(`Su número es ${sent?.id}.`)).toBeVisible();
    },
  },
  {
    task: 3,
    title: 'Change a limit and its message',
    files: [
      [
        'forms/contact-unsigned.json',
        {
          schema: {
            properties: { subject: { maxLength: { $setting: 'phone.maxLength.contact' } } },
          },
        },
      ],
      [
        'locales/<language>/forms/contact-unsigned.json',
        { fields: { subject: { errors: { maxLength: 'Con {{limit}} letras nos basta.' } } } },
      ],
      ['portal.json', { phone: { maxLength: { contact: 19 } } }],
    ],
    at: 'a page of one’s own',
    seen: async ({ page }) => {
      const form = page.getByRole('dialog');
      const subject = form.getByLabel(/^Asunto/);
      await subject.fill('Quiero cambiar de tarifa');
      await form.getByRole('button', { name: 'Enviar el mensaje' }).click();
      await expect(subject).toHaveAccessibleDescription(/Con 19 letras nos basta\./);
    },
  },
];
