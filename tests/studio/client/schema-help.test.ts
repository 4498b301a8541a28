import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { isObject } from '#studio/client/api/json-paths.ts';
import { meaningAt, schemasAt } from '#studio/client/json/schema-at.ts';
import { offersAt } from '#studio/client/json/schema-help.ts';
import type { Json, JsonObject } from '#studio/contract.ts';
import { fileSchema } from '#studio/server/panel/file-schema.ts';
import { type Scope, scopeOf } from '#studio/server/panel/scope.ts';

let scope: Scope;
beforeAll(async () => {
  scope = await scopeOf('.', null);
});

const schemaOf = (file: string): JsonObject => {
  const schema = fileSchema(scope, file, readFileSync(file, 'utf8'));
  if (!schema) throw new Error(`${file} has no schema`);
  return schema;
};

/** What is offered at `|`. */
const offered = (schema: JsonObject, marked: string) =>
  offersAt(schema, marked.replace('|', ''), marked.indexOf('|'))?.offers ?? [];

const referencesIn = (value: Json): string[] => {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' ? [String(inner)] : referencesIn(inner),
  );
};

test('the schema of a file has in itself all that it refers to, of a partner and of texts too', () => {
  const files = [
    'schemas/portal.json',
    'schemas/forms/contact.json',
    'schemas/partners/garbi/portal.json',
    'locales/es-ES/forms/contact.json',
  ];
  for (const file of files) {
    const schema = schemaOf(file);
    const { definitions } = schema;
    const known = Object.keys(isObject(definitions) ? definitions : {});
    const names = referencesIn(schema).map((one) => one.replace('#/definitions/', ''));
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
    expect(schemasAt(schema, []).length).toBeGreaterThan(0);
  }
  expect(fileSchema(scope, 'schemas/x.json', '{}')).toBeNull();
});

test('names of members are offered with what they mean, without those that are there', () => {
  const form = schemaOf('schemas/forms/contact.json');
  const names = offered(form, '{ "requires": [], "re|" }');
  expect(names.map(({ text }) => text)).toContain('"resets"');
  expect(names.map(({ text }) => text)).not.toContain('"requires"');
  expect(names.find(({ text }) => text === '"draft"')?.meaning).toBeTruthy();
});

test('values are offered where they are known: names that exist, choices, yes or no', () => {
  const form = schemaOf('schemas/forms/contact.json');
  const texts = (marked: string) => offered(form, marked).map(({ text }) => text);
  expect(texts('{ "requires": ["|"] }')).toContain('"signed-in"');
  expect(texts('{ "schema": { "properties": { "name": { "type": | } } } }')).toContain('"string"');
  expect(texts('{ "ui": { "name": { "ui:readonly": | } } }')).toEqual(['true', 'false']);
});

test('what a place means is what stands at the member', () => {
  const conditions = schemaOf('schemas/conditions.json');
  expect(meaningAt(conditions, ['conditions', 'a', 'anyOf', 0, '$fact'])).toContain(
    'One fact by its address',
  );
});
