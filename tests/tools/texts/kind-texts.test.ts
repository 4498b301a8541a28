import { expect, test } from 'vitest';
import { type Files, soundFiles, writeConfiguration } from '#tests/tools/fixture.ts';
import { checkConfiguration } from '#tools/config/check.ts';
import { printDiagnostic } from '#tools/config/diagnostic.ts';
import { readConfigurationSources } from '#tools/config/sources/configuration-sources.ts';
import { viewOf } from '#tools/config/sources/view.ts';

const TEXTS = 'locales/es-ES/fields.json';
const kinds = {
  email: { errors: { required: 'Escriba su correo.', format: 'Revise su correo.' } },
  bank: { label: 'Cuenta', errors: { required: 'Escriba la cuenta.' } },
};
const inBoth = (path: string, content: unknown): Files => ({
  [`locales/es-ES/${path}`]: content,
  [`locales/ca-ES/${path}`]: content,
});

/** The sound form, whose field of the account names a kind, with texts of kinds. */
function withKinds(texts: object = kinds): Files {
  const files = structuredClone(soundFiles()) as Record<string, never>;
  const form = files['schemas/forms/change.json'] as unknown as { ui: Record<string, object> };
  form.ui.iban = { 'ui:texts': 'bank' };
  const words = files['locales/es-ES/forms/change.json'] as unknown as {
    fields: Record<string, { label?: string; errors?: object }>;
  };
  delete words.fields.iban?.label;
  words.fields.email = { label: 'Correo', errors: { format: 'Otro correo, por favor.' } };
  return { ...files, ...inBoth('fields.json', texts), ...inBoth('forms/change.json', words) };
}

/** What the check says of texts. */
const check = async (files: Files) =>
  (await checkConfiguration(writeConfiguration(files)))
    .map(printDiagnostic)
    .filter((line) => line.startsWith('locales/'));

test('a field says what its kind says, where its form has no text of its own', () => {
  const root = writeConfiguration(withKinds());
  const view = viewOf(readConfigurationSources(root), null);
  const texts = view.formTexts.get('es-ES')?.get('change');
  expect(texts?.value.fields).toMatchObject({
    email: { errors: { required: 'Escriba su correo.', format: 'Otro correo, por favor.' } },
    iban: { label: 'Cuenta', errors: { required: 'Escriba la cuenta.' } },
  });
  // A diagnostic of a text leads to the file that has it.
  expect(texts?.place(['fields', 'email', 'errors', 'required']).file).toBe(TEXTS);
});

test('the check names a kind that no field is of, and a value that no rule gives', async () => {
  const bank = { ...kinds.bank, errors: { required: 'Escriba {{limit}} cifras.' } };
  const found = await check(withKinds({ ...kinds, bank, phone: { label: 'Tel.' } }));
  expect(found).toContainEqual(expect.stringMatching(/no field is a "phone"/));
  expect(found).toContainEqual(expect.stringMatching(/no value fills \{\{limit\}\}/));
  expect(await check(withKinds())).toEqual([]);
});

test('the check names a message that three files have, once, with the place where it can be', async () => {
  const copy = 'Escriba su correo.';
  const files = withKinds();
  const area = files['locales/es-ES/common.json'] as { close: string };
  area.close = copy;
  expect(await check(files)).toEqual([]);
  const form = files['locales/es-ES/forms/change.json'] as { fields: { email: object } };
  form.fields.email = { label: 'Correo', errors: { required: copy } };
  expect((await check(files)).filter((line) => line.includes('es-ES'))).toEqual([
    expect.stringMatching(/warning: 3 files have the message "Escriba su correo\.".*fields\.json/),
  ]);
});
