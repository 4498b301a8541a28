import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { explained, offered, underlined } from './editor.ts';

const files = ['schemas', 'locales']
  .flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => join(room, file)),
  )
  .filter((file) => file.endsWith('.json') && !file.startsWith('schemas/meta/'));

test.each(files)(
  '%s leads an editor to its schema, and nothing in it is underlined',
  async (file) => {
    const { $schema } = JSON.parse(readFileSync(file, 'utf8')) as { $schema?: string };
    expect($schema, `${file} has no $schema`).toBeDefined();
    expect(existsSync(join(dirname(file), $schema ?? ''))).toBe(true);
    // A partner's file holds differences: what it leaves out and takes away is underlined for nothing.
    if (!file.includes('partners')) expect(await underlined(file)).toEqual([]);
  },
);

/** File, what its owner writes at `|`, a key that is offered, and what the editor says of it. */
const kinds: [file: string, marked: string, key: string, words: RegExp][] = [
  ['schemas/portal.json', '"features": { "|" }', 'ibanChange', /bank account|IBAN/i],
  ['schemas/portal.json', '"|"', 'menus', /Entries of the menus/],
  ['schemas/partners/tramuntana/portal.json', '"brand": { "|" }', 'colors', /Colours/],
  ['schemas/conditions.json', '"conditions": { "a": { "|" } }', '$setting', /setting/],
  ['schemas/deployment.json', '"|"', 'caching', /./],
  ['schemas/forms/login.json', '"|"', 'draft', /Keep what was typed/],
  [
    'schemas/forms/login.json',
    '"schema": { "properties": { "a": { "|" } } }',
    'format',
    /own check/,
  ],
  [
    'schemas/forms/login.json',
    '"ui": { "a": { "ui:lookup": { "|" } } }',
    'debounceMs',
    /milliseconds/,
  ],
  ['schemas/forms/login.json', '"resets": [{ "|" }]', 'changed', /Addresses of fields/],
  ['schemas/fragments/address.json', '"ui": { "a": { "|" } }', 'ui:widget', /Widget/],
  [
    'schemas/wizards/contracting-gas.json',
    '"steps": [{ "|" }]',
    'when',
    /Conditions that must all hold/,
  ],
  [
    'locales/es-ES/forms/login.json',
    '"fields": { "a": { "|" } }',
    'help',
    /Where the customer finds/,
  ],
  [
    'locales/ca-ES/fragments/address.json',
    '"fields": { "a": { "|" } }',
    'errors',
    /how to mend it/,
  ],
];

const schemaOf = (file: string) =>
  (JSON.parse(readFileSync(file, 'utf8')) as { $schema: string }).$schema;

describe.each(kinds)('in %s, at %s', (file, marked, key, words) => {
  const text = (rest: string) => `{\n  "$schema": "${schemaOf(file)}",\n  ${rest}\n}`;

  test(`an editor offers "${key}" and explains it`, async () => {
    expect((await offered(file, text(marked))).get(key)).toMatch(words);
  });

  test('a typo is underlined', async () => {
    const typo = `${key}x`;
    const found = await underlined(file, text(marked.replace('"|"', `"${typo}": 1`)));
    expect(found.join('\n')).toContain(typo);
  });
});

test.each([
  ['schemas/portal.json', '"homepage"', /lands on/],
  ['schemas/conditions.json', '"signed-in"', /What must be true/],
  ['schemas/deployment.json', '"api"', /API/],
  ['schemas/forms/iban-change.json', '"requires"', /Conditions that must all hold/],
  ['schemas/forms/iban-change.json', '"if"', /When this fits the answers/],
  ['schemas/forms/iban-change.json', '"account": {', /One field/],
  ['schemas/fragments/address.json', '"resets"', /set when others change/],
  ['schemas/wizards/contracting-gas.json', '"steps"', /steps in order/],
  ['schemas/partners/tramuntana/portal.json', '"brand"', /looks/],
  ['locales/es-ES/forms/login.json', '"title"', /Heading/],
  ['locales/es-ES/common.json', '"close"', /A text/],
])('in %s an editor explains %s', async (file, part, words) => {
  expect(await explained(file, part)).toMatch(words);
});

test('a text that is no text is underlined', async () => {
  const file = 'locales/es-ES/common.json';
  const found = await underlined(
    file,
    `{ "$schema": "${schemaOf(file)}", "close": 3, "a": "<b>" }`,
  );
  expect(found).toHaveLength(2);
});
