import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { checkConfiguration } from '#tools/config/check.ts';
import { compileConfiguration } from '#tools/config/compile.ts';
import { printFault } from '#tools/config/fault.ts';
import { isJsonObject, type JsonObject } from '#tools/config/json-value.ts';
import { eachObject } from '#tools/config/json-walk.ts';
import { emptyFolder } from './fixture.ts';

// The compiler works on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000 });

const metaSchemas = readdirSync('schemas/meta').flatMap((file) =>
  file.endsWith('.schema.json') ? [file.replace('.schema.json', '')] : [],
);
const read = (name: string) =>
  JSON.parse(readFileSync(join('schemas/meta', `${name}.schema.json`), 'utf8')) as JsonObject;

test("the portal's own configuration is sound", async () => {
  expect((await checkConfiguration('.')).map(printFault)).toEqual([]);
});

test.each([null, 'tramuntana'])(
  'it compiles in two seconds of work (partner %j)',
  async (partner) => {
    const before = process.cpuUsage();
    await compileConfiguration({ root: '.', partner, out: emptyFolder() });
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(2000);
  },
);

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
