import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { emptyFolder } from '#tests/tools/fixture.ts';
import { checkConfiguration } from '#tools/config/check.ts';
import { compileConfiguration } from '#tools/config/compile.ts';
import { printDiagnostic } from '#tools/config/diagnostic.ts';
import { isJsonObject, type JsonObject } from '#tools/config/sources/json-value.ts';
import { eachObject } from '#tools/config/sources/json-walk.ts';

// In two parts, as this file is a test too.
const MOCK = ['vi', 'mock('].join('.');

const metaSchemas = readdirSync('schemas/meta').flatMap((file) =>
  file.endsWith('.schema.json') ? [file.replace('.schema.json', '')] : [],
);
const read = (name: string) =>
  JSON.parse(readFileSync(join('schemas/meta', `${name}.schema.json`), 'utf8')) as JsonObject;

test("the portal's own configuration is sound", async () => {
  expect((await checkConfiguration('.')).map(printDiagnostic)).toEqual([]);
});

test('it is published for its partner', async () => {
  const out = emptyFolder();
  const { version } = await compileConfiguration({ root: '.', partner: 'tramuntana', out });
  expect(JSON.parse(readFileSync(join(out, 'current.json'), 'utf8'))).toMatchObject({ version });
});

test('no test without a page mocks a module: its process runs other tests with the same modules', () => {
  const mocking = readdirSync('tests', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.test.ts') && readFileSync(join('tests', file), 'utf8').includes(MOCK),
  );
  expect(mocking).toEqual([]);
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
