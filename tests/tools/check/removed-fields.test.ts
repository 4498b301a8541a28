import { expect, test } from 'vitest';
import { edited, type Files, writeConfiguration } from '#tests/tools/fixture.ts';
import { form, place, withFragment } from '#tests/tools/layers/fragment-fixture.ts';
import { checkConfiguration } from '#tools/config/check.ts';
import { printDiagnostic } from '#tools/config/diagnostic.ts';
import { readConfigurationSources } from '#tools/config/sources/configuration-sources.ts';
import { viewOf } from '#tools/config/sources/view.ts';

interface Written {
  schema: { properties: Record<string, object>; required: string[]; allOf: object[] };
  ui: Record<string, object>;
  resets: object[];
}

interface Texts {
  fields: Record<string, object>;
  groups: Record<string, string>;
}

const partner: Files = {
  'schemas/partners/p/forms/change.json': { schema: { properties: { note: null } } },
};

/** The sound configuration with a field that every part of its form mentions. */
const withNote = (files: Files) => {
  const noted = edited(files, form, (value: Written) => {
    value.schema.properties.note = { type: 'string' };
    value.schema.required = [...value.schema.required, 'note'];
    value.ui.note = { 'ui:widget': 'textarea' };
    value.ui['ui:order'] = ['note', 'account', 'email', 'email2', 'home', 'iban', 'bill', '*'];
    value.ui['ui:groups'] = [{ id: 'more', fields: ['note'] }];
    value.resets = [{ changed: ['email'], set: { note: null } }];
  });
  return ['es-ES', 'ca-ES'].reduce(
    (all, language) =>
      edited(all, `locales/${language}/forms/change.json`, (texts: Texts) => {
        texts.fields.note = { label: 'N' };
        texts.groups = { more: 'M' };
      }),
    noted,
  );
};

test('a field that a partner removes is removed with all that its form says of it', async () => {
  const root = writeConfiguration({ ...withNote(withFragment()), ...partner });
  expect((await checkConfiguration(root)).map(printDiagnostic)).toEqual([]);
  const sources = readConfigurationSources(root);
  const of = (name: string | null) =>
    JSON.stringify(viewOf(sources, name).forms.get('change')?.value);
  expect(of('p')).not.toContain('note');
  expect(of(null)).toContain('note');
});

test('a rule that requires its answer is reported', async () => {
  const files = edited(withNote(withFragment()), form, (value: Written) => {
    // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
    value.schema.allOf.push({ if: { required: ['note'] }, then: { required: ['email'] } });
  });
  const found = await checkConfiguration(writeConfiguration({ ...files, ...partner }));
  expect(found.map(printDiagnostic).join('\n')).toContain('has no field "note" (for partner p)');
});

test('keywords beside $fragment remove a field with its looks and resets', async () => {
  const files = edited(withFragment(), form, (value: Written) => {
    value.schema.properties.home = { $fragment: 'place', properties: { town: null } };
  });
  const root = writeConfiguration(files);
  expect((await checkConfiguration(root)).map(printDiagnostic)).toEqual([]);
  const { ui, resets } =
    viewOf(readConfigurationSources(root), null).forms.get('change')?.value ?? {};
  expect(ui).toMatchObject({ home: { 'ui:order': ['zip'] } });
  expect(resets).toEqual([]);
  expect(files[place]).toMatchObject({ resets: [{ changed: ['zip'] }] });
});
