import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkConfiguration } from '#tools/config/check.ts';
import { compileConfiguration } from '#tools/config/compile.ts';
import { printFault } from '#tools/config/fault.ts';
import { isJsonObject, type JsonObject } from '#tools/config/json-value.ts';
import { eachObject } from '#tools/config/json-walk.ts';
import { emptyFolder } from './fixture.ts';

const metaSchemas = [
  'conditions',
  'deployment',
  'facts',
  'form',
  'partner',
  'portal',
  'texts',
  'wizard',
];
const read = (name: string) =>
  JSON.parse(readFileSync(join('schemas/meta', `${name}.schema.json`), 'utf8')) as JsonObject;

test("the portal's own configuration is sound", async () => {
  expect((await checkConfiguration('.')).map(printFault)).toEqual([]);
});

test.each([null, 'tramuntana'])('it compiles within two seconds (partner %j)', async (partner) => {
  const { milliseconds } = await compileConfiguration({ root: '.', partner, out: emptyFolder() });
  expect(milliseconds).toBeLessThan(2000);
});

describe.each(metaSchemas)('meta/%s.schema.json', (name) => {
  test('explains every key to the editor', () => {
    const silent: string[] = [];
    eachObject(read(name), ({ properties }, path) => {
      if (!isJsonObject(properties) || path.at(-1) === 'properties') return;
      for (const [key, schema] of Object.entries(properties))
        if (!isJsonObject(schema) || !(schema.description || schema.$ref))
          silent.push([...path, key].join('.'));
    });
    expect(silent).toEqual([]);
  });
});
