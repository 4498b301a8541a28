import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import retailer from '#openapi/generated/retailer.json' with { type: 'json' };
import { type PageDefinition, pageDefinitions } from '#parts/page-definitions.ts';
import { partDefinitions } from '#tools/config/code/code-definitions.ts';
import { optionsSchema } from '#tools/config/rules/screens/list-options.ts';
import type { PartSpecimen } from '#workbench/gallery/parts/part-specimens.ts';

const FOLDER = 'src/workbench/gallery/part-specimens';

const specimens = new Map(
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => [
      basename(file, '.json'),
      JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as PartSpecimen,
    ]),
);

const operations = new Set(
  Object.values(retailer.paths).flatMap((path) =>
    Object.values(path).map((operation) => (operation as { operationId?: string }).operationId),
  ),
);
/** Pages that are documents alone, without a layout of their own. */
const ownPages: Record<string, PageDefinition> = Object.fromEntries(
  readdirSync('schemas/screens').flatMap((file) => {
    const document = JSON.parse(readFileSync(join('schemas/screens', file), 'utf8'));
    return document.page ? [[basename(file, '.json'), { areas: ['main'] }]] : [];
  }),
);
const ajv = new Ajv({ strict: false });

test('every part has a specimen in the gallery, and every specimen is of a part', () => {
  expect([...specimens.keys()].sort()).toEqual(Object.keys(partDefinitions).sort());
});

describe.each([...specimens])('the specimen of %s', (name, specimen) => {
  const definition = partDefinitions[name] ?? { what: '', states: [] };
  const changes = [specimen, ...Object.values(specimen.states)];

  test('has the states of its definition', () => {
    expect(Object.keys(specimen.states)).toEqual(definition.states);
  });

  test('is on a page about the same', () => {
    const page = specimen.page && (pageDefinitions[specimen.page] ?? ownPages[specimen.page]);
    const subjects = page && [page.subject, ...Object.values(page.subjects ?? {})];
    if (definition.subject) expect(subjects).toContain(definition.subject);
    else expect(Boolean(page)).toBe(specimen.page !== undefined);
  });

  test('has options that its definition allows', () => {
    const validate = ajv.compile(optionsSchema(definition) ?? false);
    for (const { options } of changes)
      if (options) expect(validate(options), JSON.stringify(validate.errors)).toBe(true);
  });

  test('answers operations of the description', () => {
    const named = changes.flatMap(({ answers = {}, unknown = [] }) => [
      ...Object.keys(answers),
      ...unknown,
    ]);
    expect(named.filter((operation) => !operations.has(operation))).toEqual([]);
  });
});
