import { beforeAll, expect, test } from 'vitest';
import { isObject } from '#studio/client/api/json-paths.ts';
import type { Json } from '#studio/contract.ts';
import { conditionParts } from '#studio/server/panel/condition-parts.ts';
import { panelOf } from '#studio/server/panel/panels.ts';
import { type Scope, scopeOf } from '#studio/server/panel/scope.ts';
import type { Thing } from '#workbench/edit/studio-messages.ts';

let scope: Scope;
beforeAll(async () => {
  scope = await scopeOf('.', null);
});

const factsFor = (form?: string) =>
  new Map(conditionParts(scope, form).facts.map((fact) => [fact.address, fact]));

/** Addresses of the facts that conditions read, by `$setting` and `$fact`. */
function factsIn(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(factsIn);
  if (!isObject(value)) return [];
  const { $setting, $fact } = value;
  if (typeof $setting === 'string') return [`settings/${$setting.replaceAll('.', '/')}`];
  return typeof $fact === 'string' ? [$fact] : Object.values(value).flatMap(factsIn);
}

test('conditions are built from every fact that those of the configuration read', () => {
  const { named } = conditionParts(scope, undefined);
  const known = factsFor();
  const missing = Object.values(named)
    .flatMap(factsIn)
    .filter((address) => !known.has(address));
  // What a wizard remembers has names of its own.
  expect(missing.filter((one) => !one.startsWith('subject/wizard/memory/'))).toEqual([]);
  expect(known.get('subject/contract/type')).toMatchObject({
    types: ['string'],
    values: ['electricity', 'gas', 'multipoint'],
    note: expect.any(String),
  });
  expect(known.get('session/today')?.isDay).toBe(true);
});

test('answers of the form at hand are facts too, in its own words', () => {
  expect(factsFor('iban-change').get('answers/account')).toMatchObject({
    words: expect.any(String),
    valueWords: expect.any(Object),
  });
  expect(factsFor().has('answers/account')).toBe(false);
});

const sections = (thing: Thing, partner = scope) => panelOf(partner, thing).sections;

test('a named condition has a panel, with the text that explains it in every language', () => {
  const [condition, ...texts] = sections({ kind: 'condition', name: 'gas-enabled' });
  expect(condition).toMatchObject({
    ...{ name: 'condition', file: 'schemas/conditions.json', path: ['conditions', 'gas-enabled'] },
    schema: { condition: 'facts' },
  });
  expect(texts.map(({ name, language }) => [name, language])).toEqual([
    ['explanation', 'es-ES'],
    ['explanation', 'ca-ES'],
  ]);
});

test('the panel of a field has the conditions that show it or require it, and says what else they decide', () => {
  const field: Thing = { kind: 'field', form: 'contracting-confirmation', path: ['startDate'] };
  const rules = sections(field).filter(({ schema }) => schema.condition === 'answers');
  expect(rules.map(({ name, file }) => [name, file])).toContainEqual([
    'when-shown',
    'schemas/forms/contracting-confirmation.json',
  ]);
  for (const { path, value } of rules) {
    expect(path.at(-1)).toBe('if');
    expect(value).toBeTruthy();
  }
});

test('resets, warnings and lists of names are marked as conditions in the panel of their form', () => {
  const form = sections({ kind: 'form', form: 'contact' }).find(({ name }) => name === 'form');
  const properties = form?.schema.properties as Record<string, Json>;
  expect(properties.requires).toMatchObject({ condition: 'names' });
  expect(JSON.stringify(form?.schema)).toContain('"condition":"answers"');
});
