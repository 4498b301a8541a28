import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { CompiledForm, Manifest } from '#config/configuration-types.ts';
import type { ConfigurationPointer } from '#config/pointer.ts';
import { edited, emptyFolder, type Files, writeConfiguration } from '#tests/tools/fixture.ts';
import { compileConfiguration } from '#tools/config/compile.ts';
import { type FormValue, form, place, withFragment } from './fragment-fixture.ts';

async function published(files: Files, partner: string | null = null) {
  const out = emptyFolder();
  await compileConfiguration({ root: writeConfiguration(files), partner, out });
  const json = <T>(file = '') => JSON.parse(readFileSync(join(out, file), 'utf8')) as T;
  const manifest = json<Manifest>(json<ConfigurationPointer>('current.json').manifest);
  const code = pathToFileURL(join(out, manifest.forms.change ?? '')).href;
  const { form } = (await import(code)) as { form: CompiledForm };
  return { form, texts: json<never>(manifest.formTexts['es-ES']?.change) as typeof soundTexts };
}

const soundTexts = { fields: { home: { label: '', fields: { zip: { label: '', help: '' } } } } };
describe('a fragment', () => {
  test('is in the published form with its schema, its looks, its resets and its texts', async () => {
    const { form, texts } = await published(withFragment());
    expect(form.schema.properties?.home).toMatchObject({
      required: ['zip'],
      properties: { zip: { maxLength: 5 }, town: { type: 'string' } },
    });
    expect(JSON.stringify(form)).not.toContain('$fragment');
    expect(form.ui.home).toMatchObject({ 'ui:order': ['town', 'zip'] });
    expect(texts.fields.home.fields.zip).toEqual({ label: 'Zip', help: 'Five digits' });
    expect(form).toMatchObject({
      resets: [{ in: 'home', changed: ['zip'], set: { town: null } }],
    });
  });

  test('takes what the form says beside it, in its ui and in its texts', async () => {
    const using = edited(withFragment(), form, (value: FormValue) => {
      value.schema.properties.home = {
        $fragment: 'place',
        required: [],
        properties: { town: null, floor: { type: 'string' } },
      };
      value.ui.home = { 'ui:order': ['zip', 'floor'] };
    });
    const named = (files: Files, language: string) =>
      edited(files, `locales/${language}/forms/change.json`, (value: typeof soundTexts) => {
        value.fields.home = {
          label: 'Home',
          fields: { zip: { help: 'As on the door' }, floor: { label: 'Floor' } },
        } as never;
      });
    const withoutTown = edited(using, place, (value: { resets?: object }) => {
      delete value.resets;
    });
    const { form: compiled, texts } = await published(named(named(withoutTown, 'es-ES'), 'ca-ES'));
    expect(compiled.schema.properties?.home).toEqual({
      type: 'object',
      required: [],
      properties: { zip: { type: 'string', maxLength: 5 }, floor: { type: 'string' } },
    });
    expect(compiled.ui.home).toEqual({
      'ui:order': ['zip', 'floor'],
      zip: { 'ui:inputMode': 'numeric' },
    });
    expect(texts.fields.home.label).toBe('Home');
    expect(texts.fields.home.fields.zip).toEqual({ label: 'Zip', help: 'As on the door' });
  });

  test('may be used several times, under a condition and inside another fragment', async () => {
    const files = edited(
      withFragment({
        'schemas/fragments/person.json': {
          schema: {
            type: 'object',
            properties: { name: { type: 'string' }, home: { $fragment: 'place' } },
          },
          ui: { home: { zip: { 'ui:autocomplete': 'postal-code' } } },
        },
        'locales/es-ES/fragments/person.json': { fields: { name: { label: 'Name' } } },
        'locales/ca-ES/fragments/person.json': { fields: { name: { label: 'Name' } } },
      }),
      form,
      (value: FormValue) => {
        Object.assign(value.schema.allOf[0]?.then.properties ?? {}, {
          holder: { $fragment: 'person' },
        });
      },
    );
    const { form: compiled, texts } = await published(files);
    const [rule] = compiled.schema.allOf as { then: { properties: { holder: object } } }[];
    expect(rule?.then.properties.holder).toMatchObject({
      properties: { name: {}, home: { properties: { zip: { maxLength: 5 } } } },
    });
    expect(compiled.ui.holder.home.zip).toEqual({
      'ui:inputMode': 'numeric',
      'ui:autocomplete': 'postal-code',
    });
    expect(texts.fields).toMatchObject({
      home: { fields: { zip: { label: 'Zip' } } },
      holder: { fields: { name: { label: 'Name' }, home: { fields: { zip: { label: 'Zip' } } } } },
    });
    expect((compiled as unknown as FormValue).resets).toEqual([
      { in: 'home', changed: ['zip'], set: { town: null } },
      { in: 'holder/home', changed: ['zip'], set: { town: null } },
    ]);
  });

  test('takes what a partner changes in it, and in the form that uses it', async () => {
    const files = withFragment({
      'schemas/partners/p/fragments/place.json': {
        schema: { properties: { zip: { maxLength: 4 } } },
      },
      'schemas/partners/p/forms/change.json': {
        schema: { properties: { home: { properties: { town: null } } } },
        ui: { home: { 'ui:order': ['zip'] } },
      },
      'schemas/partners/p/locales/es-ES/fragments/place.json': {
        fields: { zip: { help: 'Four' } },
      },
    });
    const withoutResets = edited(files, place, (value: { resets?: object }) => {
      delete value.resets;
    });
    const { form: compiled, texts } = await published(withoutResets, 'p');
    expect(compiled.schema.properties?.home).toMatchObject({
      properties: { zip: { type: 'string', maxLength: 4 } },
    });
    expect(compiled.schema.properties?.home).not.toHaveProperty('properties.town');
    expect(texts.fields.home.fields.zip).toEqual({ label: 'Zip', help: 'Four' });
    expect((await published(withoutResets)).form.schema.properties?.home).toHaveProperty(
      'properties.town',
    );
  });
});
