import { expect, test } from 'vitest';
import { edited, type Files, soundFiles, writeConfiguration } from '#tests/tools/fixture.ts';
import { checkConfiguration } from '#tools/config/check.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';

interface Form {
  schema: { properties: Record<string, object> };
  warnings: object[];
}

const answered = (name: string, rules: object) => ({
  required: [name],
  properties: { [name]: rules },
});
const high = { field: 'power', name: 'high', if: answered('power', { exclusiveMinimum: 10 }) };

/** The sound configuration with a power in its form, in a group too, and these warnings. */
function warning(warnings: object[], texts: object = { high: 'H' }): Files {
  const withForm = edited(soundFiles(), 'schemas/forms/change.json', (form: Form) => {
    const power = { type: 'number', minimum: 1, maximum: 20 };
    const home = { type: 'object', properties: { power } };
    Object.assign(form.schema.properties, { power, home });
    form.warnings = warnings;
  });
  return ['es-ES', 'ca-ES'].reduce(
    (files, language) =>
      edited(files, `locales/${language}/forms/change.json`, ({ fields }: { fields: object }) => {
        const power = { label: 'P' };
        Object.assign(fields, { power: { ...power, warnings: texts } });
        Object.assign(fields, { home: { label: 'H', fields: { power } } });
      }),
    withForm,
  );
}

const check = (files: Files) => checkConfiguration(writeConfiguration(files));
const said = (diagnostics: Diagnostic[]) => diagnostics.map(({ what }) => what);

test('warnings of answers, with conditions and settings, are sound', async () => {
  const least = { $setting: 'contractation.powerThreshold' };
  const condition = { ...answered('power', { minimum: least }), $condition: 'bill-required' };
  const found = await check(
    warning([high, { ...high, name: 'more', if: condition }], { high: 'H', more: 'M' }),
  );
  expect(said(found)).toEqual([]);
});

test.each<[warning: object, what: RegExp]>([
  [{ ...high, field: 'powr' }, /no field "powr" \(did you mean "power"\?\)/],
  [{ ...high, if: answered('powr', { minimum: 2 }) }, /no field "powr"/],
  [{ ...high, if: answered('power', { minimum: { $setting: 'power.most' } }) }, /no setting/],
  [{ ...high, if: {} }, /"if" must NOT have fewer than 1 properties/],
  [{ ...high, if: { ...high.if, $condition: 'bil' } }, /"bil" is not a condition/],
  [{ ...high, if: answered('power', { $condition: 'active' }) }, /cannot stand inside a field/],
  [{ ...high, if: answered('power', { exclusiveMinimum: 20 }) }, /never said.*things of power/],
  [{ ...high, if: answered('power', { const: 'much' }) }, /never said.*things of power/],
  [{ ...high, if: { properties: { power: { minimum: 2 } } } }, /too while "power" is not answered/],
])('of %j is said: %s', async (one, what) => {
  const found = said(await check(warning([one])));
  expect(
    found.some((words) => what.test(words)),
    found.join('\n'),
  ).toBe(true);
});

test('a group has nowhere to say one, and a name serves once on a field', async () => {
  const found = said(await check(warning([high, high, { ...high, field: 'home' }])));
  expect(found).toContainEqual(expect.stringMatching(/"power" has two warnings "high"/));
  expect(found).toContainEqual(expect.stringMatching(/"home" is no single field/));
});

test('a text that a warning lacks is named in each language, and one that no warning says', async () => {
  const found = await check(warning([high], { low: 'L' }));
  for (const language of ['es-ES', 'ca-ES']) {
    const file = `locales/${language}/forms/change.json`;
    const here = said(found.filter((one) => one.file === file));
    expect(here).toContainEqual('the warning "high" of "power" has no text');
    expect(here).toContainEqual(expect.stringMatching(/no warning "low" of "power"/));
  }
});

test('a partner that says other warnings may leave the texts of the retailer’s', async () => {
  const partner = 'schemas/partners/north/forms/change.json';
  expect(said(await check({ ...warning([high]), [partner]: { warnings: [] } }))).toEqual([]);
});

test('a warning is removed with the field that a partner removes', async () => {
  const partner = 'schemas/partners/north/forms/change.json';
  const other = { ...high, if: { required: ['email'] } };
  const taking = { schema: { properties: { power: null } } };
  expect(said(await check({ ...warning([other]), [partner]: taking }))).toEqual([]);
});
