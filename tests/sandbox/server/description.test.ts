import { readFile } from 'node:fs/promises';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import retailer from '#openapi/generated/retailer.json' with { type: 'json' };

type Json = Record<string, unknown>;

describe('the description of the retailer', () => {
  it('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(retailer));
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
  });

  it('gives examples that are true to their schemas', () => {
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    addFormats.default(ajv);
    ajv.addSchema(retailer, 'retailer');
    const examples = [...findExamples(retailer, [])];
    expect(examples.length).toBeGreaterThan(20);
    for (const { pointer, values } of examples) {
      for (const value of values) {
        const validate = ajv.compile({ $ref: `retailer#${pointer}` });
        expect(validate(value), `${pointer} ${JSON.stringify(validate.errors)}`).toBe(true);
      }
    }
  });

  it('says of every operation more than what it is called', () => {
    const silent = Object.values(retailer.paths)
      .flatMap((item) => Object.values(item as Record<string, Json>))
      .filter(({ summary, description }) => !description || description === summary);
    expect(silent.map(({ operationId }) => operationId)).toEqual([]);
  });

  it('explains every error code on the page of errors, and no other', async () => {
    const page = await readFile('openapi/ERRORS.md', 'utf8');
    const [messages = '', fields = ''] = page.split('## `errors`');
    const explained = (text: string) =>
      [...text.matchAll(/^\| `(\w+)` \|/gm)].map(([, code]) => code);
    const { ErrorCode, FieldCode } = retailer.components.schemas;
    expect(explained(messages).sort()).toEqual([...ErrorCode.enum].sort());
    expect(explained(fields).sort()).toEqual([...FieldCode.enum].sort());
  });

  it('answers every operation with its own 400 and 500, and each refusal with an example', () => {
    for (const [path, item] of Object.entries(retailer.paths)) {
      for (const operation of Object.values(item)) {
        const { responses } = operation as { responses: Json };
        expect(Object.keys(responses), path).toEqual(expect.arrayContaining(['200', '400', '500']));
      }
    }
    for (const [name, response] of Object.entries(retailer.components.responses)) {
      const content = response.content['application/json'] as Json;
      expect(content.example ?? content.examples, name).toBeDefined();
    }
  });
});

/** Every place with a schema and examples of it: schemas, parameters, bodies and answers. */
function* findExamples(
  node: unknown,
  path: string[],
): Generator<{ pointer: string; values: unknown[] }> {
  if (typeof node !== 'object' || node === null) return;
  const { example, examples, schema } = node as Json;
  const described = schema !== undefined || (path.at(-2) === 'schemas' && example !== undefined);
  const values = [
    ...(example === undefined ? [] : [example]),
    ...Object.values((Array.isArray(examples) ? {} : (examples ?? {})) as Json).map(
      (named) => (named as Json).value,
    ),
  ];
  if (described && values.length > 0) {
    yield { pointer: pointerOf(schema === undefined ? path : [...path, 'schema']), values };
  }
  for (const [key, child] of Object.entries(node)) {
    if (key !== 'example' && key !== 'examples') yield* findExamples(child, [...path, key]);
  }
}

const pointerOf = (path: string[]) =>
  path
    .map((key) => `/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`)
    .join('');
