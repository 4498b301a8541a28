import { fileURLToPath } from 'node:url';
import { bundle, createConfig } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { beforeAll, describe, expect, it } from 'vitest';

type Json = Record<string, unknown>;
interface Example {
  schema: string;
  value: unknown;
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const step = (key: string) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));

/** A schema that refuses what it does not describe; combined schemas are closed around all of their parts. */
function closed(schema: unknown, root: Json): unknown {
  const open = opened(schema, root);
  const parts = [open, ...COMBINED.flatMap((word) => (open[word] ?? []) as Json[])];
  return parts.some((part) => 'properties' in part)
    ? { ...open, unevaluatedProperties: false }
    : open;
}

const BELOW = ['items', 'additionalProperties'];
const COMBINED = ['allOf', 'oneOf', 'anyOf'];

/** A schema with its references inlined, and everything below it closed. */
function opened(schema: unknown, root: Json): Json {
  const { example: _, examples: __, ...own } = inlined(schema as Json, root);
  const below = Object.entries(own).map(([word, value]) => {
    if (word === 'properties') {
      const fields = Object.entries(value as Json);
      return [word, Object.fromEntries(fields.map(([name, field]) => [name, closed(field, root)]))];
    }
    if (BELOW.includes(word) && isObject(value)) return [word, closed(value, root)];
    if (COMBINED.includes(word)) return [word, (value as Json[]).map((part) => opened(part, root))];
    return [word, value];
  });
  return Object.fromEntries(below);
}

function inlined(schema: Json, root: Json): Json {
  return typeof schema.$ref === 'string' ? inlined(at(root, schema.$ref.slice(1)), root) : schema;
}

/** The part of the description at a pointer. */
function at(root: Json, pointer: string): Json {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((node, key) => node[key] as Json, root);
}

/** Examples of one place: a schema's own, or those of a parameter or a body beside its schema. */
function examplesAt(node: Json, place: string): Example[] {
  const schema = 'schema' in node ? `${place}/schema` : place;
  const several = isObject(node.examples) ? Object.values(node.examples) : [];
  const values = 'schema' in node ? several.map((each) => (each as Json).value) : several;
  return ('example' in node ? [node.example, ...values] : values).map((value) => ({
    schema,
    value,
  }));
}

function examplesUnder(node: unknown, place: string): Example[] {
  if (!isObject(node)) return [];
  const below = Object.entries(node)
    .filter(([key]) => key !== 'example' && key !== 'examples')
    .flatMap(([key, value]) => examplesUnder(value, `${place}/${step(key)}`));
  return [...examplesAt(node, place), ...below];
}

/** Places of parameters and of error bodies that show no example. */
function withoutExample(node: unknown, place: string, wanted = false): string[] {
  if (!isObject(node)) return [];
  const bare = wanted && 'schema' in node && !('example' in node) && !('examples' in node);
  const below = Object.entries(node).flatMap(([key, value]) => {
    const inside =
      /^\/(components\/(parameters|responses)|paths\/[^/]+\/\w+\/(parameters|responses\/[45]\d\d))/;
    return withoutExample(value, `${place}/${step(key)}`, inside.test(`${place}/${step(key)}`));
  });
  return bare ? [place, ...below] : below;
}

describe('examples of the description', () => {
  let description: Json;

  beforeAll(async () => {
    const ref = fileURLToPath(new URL('../../../openapi/retailer.yaml', import.meta.url));
    description = (await bundle({ ref, config: await createConfig({}) })).bundle.parsed as Json;
  });

  it('are what their schemas say, with no field beside', () => {
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    addFormats.default(ajv);
    const wrong = examplesUnder(description, '').filter(({ schema, value }) => {
      const validate = ajv.compile(closed(at(description, schema), description) as Json);
      return !validate(value);
    });
    expect(wrong).toEqual([]);
  });

  it('stand at every parameter and every error', () => {
    expect(withoutExample(description, '')).toEqual([]);
  });
});
