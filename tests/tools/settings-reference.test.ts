import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { withDefaults } from '#domain/settings/setting-defaults.ts';
import { readMetaSchema, settingSchemas } from '#tools/config/meta/settings-schema.ts';
import { isJsonObject, type JsonObject } from '#tools/config/sources/json-value.ts';

const meta = readMetaSchema('.', 'portal');
const settings = [...settingSchemas(meta)];

test.each(settings)('%s has a description, and its default is valid', (key, schema) => {
  expect(schema.description).toMatch(/[.]$/);
  if (key.endsWith('.*')) return;
  const ajv = new Ajv({ strict: false, validateSchema: false });
  const fits = ajv.compile({ ...schema, definitions: meta.definitions });
  expect(schema, key).toHaveProperty('default');
  expect(fits(schema.default), ajv.errorsText(fits.errors)).toBe(true);
});

test('numbers have limits, and a unit unless they are a share, a size of a list or a name', () => {
  const numbers = settings.filter(([, { type }]) => /number|integer/.test([type].flat().join()));
  for (const [key, schema] of numbers) {
    expect(schema, key).toHaveProperty('minimum');
    expect(schema, key).toHaveProperty('maximum');
  }
  const plain = numbers.filter(([, { unit }]) => unit === undefined).map(([key]) => key);
  expect(plain).toEqual([
    'contractation.estimate.accessTariff',
    'contractation.estimate.gasAccessTariff.small',
    'contractation.estimate.gasAccessTariff.medium',
    'contractation.estimate.gasAccessTariff.large',
    'contractation.homeCnae.id',
    'powerCalculator.usualSimultaneity',
    'support.autoReadsCategory',
    'webVitals.sampleRate',
    'sentry.sampleRate',
  ]);
});

test('a portal that says nothing has every setting', () => {
  const found = [...settingSchemas(meta).keys()].filter((key) => !key.endsWith('.*'));
  const usual = withDefaults({}, meta) as JsonObject;
  for (const key of found) {
    const value = key
      .split('.')
      .reduce<unknown>((group, name) => (isJsonObject(group) ? group[name] : undefined), usual);
    expect(value, key).toBeDefined();
  }
});
