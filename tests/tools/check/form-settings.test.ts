import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import type { CompiledForm, Manifest } from '#config/configuration-types.ts';
import { factsOf } from '#config/facts.ts';
import { limitInForce } from '#config/limit-in-force.ts';
import { validatorOf } from '#forms/engine/errors/form-validator.ts';
import {
  edited,
  emptyFolder,
  type Files,
  soundFiles,
  writeConfiguration,
} from '#tests/tools/fixture.ts';
import { checkConfiguration } from '#tools/config/check.ts';
import { compileConfiguration } from '#tools/config/compile.ts';
import { printDiagnostic } from '#tools/config/diagnostic.ts';
import { manifestIn, publishedVersions } from '#tools/config/publish/publications.ts';

interface Form {
  schema: { properties: { email: Record<string, unknown> } };
}

const named = (setting: string): Files =>
  edited(soundFiles(), 'schemas/forms/change.json', ({ schema }: Form) => {
    schema.properties.email.maxLength = { $setting: setting };
  });

/** The form as a partner's customers get it, checked with the settings that are in force for them. */
async function published(files: Files, partner: string | null = null) {
  const out = emptyFolder();
  await compileConfiguration({ root: writeConfiguration(files), partner, out });
  const [version] = publishedVersions(out);
  const manifest = manifestIn(out, version?.manifest ?? '');
  const url = pathToFileURL(join(out, manifest.forms.change ?? '')).href;
  const { form } = (await import(url)) as { form: CompiledForm };
  /** How long an e-mail of so many characters may be, as the check says when it is too long. */
  const limitFor = (characters: number, inForce: Partial<Manifest['settings']> = {}) => {
    const email = `${'a'.repeat(characters - 4)}@b.c`;
    const data = { account: '1', email, facts: factsOf({ ...manifest.settings, ...inForce }) };
    const { errors = [] } = validatorOf(form).rawValidation<{ keyword: string; params: object }>(
      form.schema,
      data,
    );
    return errors.filter(({ keyword }) => keyword === 'maxLength').map(({ params }) => params);
  };
  return { form, manifest, limitFor };
}

const lengths = (manifest: Manifest, powerChange: number) => ({
  phone: {
    ...manifest.settings.phone,
    maxLength: { ...manifest.settings.phone.maxLength, powerChange },
  },
});

test('a limit of a form follows the setting that it names: the usual one, the file’s, the partner’s', async () => {
  const usual = named('phone.maxLength.powerChange');
  const { limitFor } = await published(usual);
  expect(limitFor(24)).toEqual([]);
  expect(limitFor(25)).toEqual([{ limit: 24 }]);
  const own = {
    ...edited(usual, 'schemas/portal.json', (portal: Record<string, unknown>) => {
      portal.phone = { maxLength: { powerChange: 20 } };
    }),
    'schemas/partners/north/portal.json': { phone: { maxLength: { powerChange: 30 } } },
  };
  expect((await published(own)).limitFor(25)).toEqual([{ limit: 20 }]);
  const north = await published(own, 'north');
  expect(north.limitFor(25)).toEqual([]);
  expect(north.limitFor(31)).toEqual([{ limit: 30 }]);
});

test('check, its figure and the limit that a widget shows follow what the API serves or the schedule sets', async () => {
  const { form, manifest, limitFor } = await published(named('phone.maxLength.powerChange'));
  expect(limitFor(25, lengths(manifest, 25))).toEqual([]);
  expect(limitFor(25, lengths(manifest, 9))).toEqual([{ limit: 9 }]);
  const email = form.schema.properties?.email as { maxLength: number };
  const facts = factsOf({ ...manifest.settings, ...lengths(manifest, 9) });
  expect(limitInForce(email.maxLength, facts)).toBe(9);
});

test('so do the times of a look-up, and what a look-up sets itself is unchanged', async () => {
  const files = edited(
    named('phone.minLength'),
    'schemas/forms/change.json',
    ({ ui }: { ui: { account: { 'ui:lookup': object } } }) => {
      Object.assign(ui.account['ui:lookup'], {
        debounceMs: { $setting: 'lookups.postalCodeDelayMs' },
        keepMinutes: 7,
      });
    },
  );
  const { form, manifest } = await published(files);
  const { debounceMs, keepMinutes } = form.ui.account?.['ui:lookup'] ?? {};
  const lookups = { ...manifest.settings.lookups, postalCodeDelayMs: 123 };
  const facts = factsOf({ ...manifest.settings, lookups });
  expect(limitInForce(debounceMs, facts)).toBe(123);
  expect(limitInForce(keepMinutes, facts)).toBe(7);
});

test.each([
  [
    'phone.maxLenght.powerChange',
    /there is no setting "phone.maxLenght.powerChange".*did you mean/,
  ],
  ['organization.name', /"maxLength" must be integer or object, not string/],
])('the check says when %s is no limit', async (setting, words) => {
  const diagnostics = await checkConfiguration(writeConfiguration(named(setting)));
  expect(diagnostics.map(printDiagnostic)).toHaveLength(1);
  expect(diagnostics.map(printDiagnostic)[0]).toMatch(words);
  expect(diagnostics[0]?.file).toBe('schemas/forms/change.json');
});
