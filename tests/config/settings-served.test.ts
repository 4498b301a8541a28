import { describe, expect, test } from 'vitest';
import { mergeServedSettings } from '#domain/settings/served-settings.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';
import { readMetaSchema, settingSchemas } from '#tools/config/meta/settings-schema.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';

const configuration = await publishedConfiguration();
const usual = configuration.manifest.settings;
const validator = await configuration.loadSettingValidator();

const settings = [...settingSchemas(readMetaSchema('.', 'portal'))];
const kindsOf = ({ type }: JsonObject) => [type].flat();
const isNumber = (schema: JsonObject) =>
  kindsOf(schema).some((kind) => kind === 'number' || kind === 'integer');

/** Values that a setting must refuse: of another kind, out of its limits, not among its few. */
function wrongFor(schema: JsonObject): Json[] {
  const { minimum, maximum, items } = schema;
  if (Array.isArray(schema.enum)) return ['nonsense', 0, null];
  if (isNumber(schema)) return [Number(minimum) - 1, Number(maximum) + 1, '1', true];
  if (kindsOf(schema).includes('boolean')) return ['true', 1, null];
  if (isJsonObject(items)) return ['', {}, [{ stranger: 'unknown' }], null];
  if (kindsOf(schema).includes('string')) return [7, true, [], {}];
  return ['', 7, []];
}

/** Another valid value, where the schema defines one. */
function rightFor(schema: JsonObject): Json | undefined {
  if (Array.isArray(schema.enum)) return schema.enum.at(-1);
  if (isNumber(schema)) return schema.maximum;
  return typeof schema.default === 'boolean' ? !schema.default : undefined;
}

const nested = (key: string, value: Json) =>
  key.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);
const at = (from: unknown, key: string) =>
  key
    .split('.')
    .reduce<unknown>((part, name) => (isJsonObject(part) ? part[name] : undefined), from);

const named = settings.map(([key, schema]) => [key.replace('*', 'anything'), schema] as const);

describe('an invalid served setting', () => {
  test.each(named)('%s has its default and is reported', (key, schema) => {
    for (const value of wrongFor(schema)) {
      const found = mergeServedSettings(usual, nested(key, value), validator);
      expect(found.settings, JSON.stringify(value)).toEqual(usual);
      expect(found.errors).toEqual([{ key, kind: 'invalid' }]);
    }
  });
});

describe('a valid served setting', () => {
  const known = named.filter(([, schema]) => rightFor(schema) !== undefined);
  test.each(known)('%s is taken, and no other changes', (key, schema) => {
    const value = rightFor(schema) as Json;
    const found = mergeServedSettings(usual, nested(key, value), validator);
    expect(found.errors).toEqual([]);
    expect(at(found.settings, key)).toEqual(value);
    const before = mergeServedSettings(
      found.settings,
      nested(key, at(usual, key) as Json),
      validator,
    );
    expect(before.settings).toEqual(usual);
  });
});

test('hosts that may be paid at are private: the public settings cannot add one', () => {
  const served = { payment: { hosts: ['pay.example'] } };
  expect(mergeServedSettings(usual, served, validator, 'public').errors).toEqual([
    { key: 'payment.hosts', kind: 'private' },
  ]);
  const own = mergeServedSettings(usual, served, validator, 'private').settings;
  expect(own.payment.hosts).toEqual(['pay.example']);
});
