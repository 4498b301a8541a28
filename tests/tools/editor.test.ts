import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { schemaOf } from '#tools/config/rules/settings/schema-names.ts';
import { explained, offered, underlined } from './editor.ts';

const files = ['schemas', 'locales']
  .flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => join(room, file)),
  )
  .filter((file) => file.endsWith('.json') && !file.startsWith('schemas/meta/'))
  // Written with the code whose English is their key (decision 109), not by owners.
  .filter((file) => !/\/studio-(check|meanings)\.json$/.test(file));

test.each(files)(
  '%s leads an editor to its schema, and nothing in it is underlined',
  async (file) => {
    const { $schema } = JSON.parse(readFileSync(file, 'utf8')) as { $schema?: string };
    expect($schema, `${file} has no $schema`).toBeDefined();
    expect(existsSync(join(dirname(file), $schema ?? ''))).toBe(true);
    expect(await underlined(file)).toEqual([]);
  },
);

/** File, what its owner writes at `|`, a key that is offered, and what the editor says of it. */
const kinds: [file: string, marked: string, key: string, words: RegExp][] = [
  ['schemas/portal.json', '"features": { "|" }', 'ibanChange', /bank account|IBAN/i],
  ['schemas/portal.json', '"|"', 'menus', /Entries of the menus/],
  ['schemas/partners/tramuntana/portal.json', '"brand": { "|" }', 'colors', /Colours/],
  [
    'schemas/partners/tramuntana/forms/login.json',
    '"schema": { "properties": { "a": { "|" } } }',
    'maxLength',
    /At most so many characters/,
  ],
  [
    'schemas/partners/tramuntana/wizards/contracting-gas.json',
    '"steps": [{ "id": "a", "form": "b", "|" }]',
    'when',
    /Conditions that must all hold/,
  ],
  ...(
    [
      ['"menus": { "footer": { "|" } }', '$list', /entry by entry/],
      ['"menus": { "footer": { "$list": [{ "|" }] } }', 'insert', /at the end of the list/],
      ['"menus": { "footer": { "$list": [{ "insert": { "|" } }] } }', 'requires', /hold/],
      [
        '"home": { "groups": { "$list": [{ "change": "a", "set": { "actions": { "|" } } }] } }',
        '$list',
        /entry by entry/,
      ],
      ['"languages": { "offered": { "$list": [{ "|" }] } }', 'move', /put elsewhere/],
    ] as const
  ).map(([marked, key, words]): (typeof kinds)[number] => [
    'schemas/partners/tramuntana/portal.json',
    marked,
    key,
    words,
  ]),
  ['schemas/conditions.json', '"conditions": { "a": { "|" } }', '$setting', /setting/],
  ['schemas/deployment.json', '"|"', 'caching', /./],
  ['schemas/forms/login.json', '"|"', 'draft', /Stores what was typed/],
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
  ['schemas/forms/login.json', '"resets": [{ "set": { "a": { "|" } } }]', 'sum', /added up/],
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
  ['locales/ca-ES/fragments/address.json', '"fields": { "a": { "|" } }', 'errors', /how to fix it/],
];

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

const ofPartner = 'schemas/partners/tramuntana';

/** Overrides by file: each leaves out what its file must have, and takes something away. */
const overrides: [file: string, content: object][] = [
  ['portal.json', { links: { gdpr: null }, brand: { colors: { accent: null } }, schedule: null }],
  [
    'portal.json',
    {
      menus: {
        footer: {
          $list: [
            { insert: { route: 'login' }, after: 'newsletter' },
            { remove: 'comparator' },
            { move: 'newsletter', at: 'start' },
            { change: 'login', set: { group: 'a', requires: { $list: [{ insert: 'a' }] } } },
          ],
        },
      },
      batteries: { iconSteps: { $list: [{ insert: 7, before: 30 }] } },
    },
  ],
  ['conditions.json', { conditions: { 'signed-in': { const: null } } }],
  ['deployment.json', { api: 'https://api.example' }],
  [
    'forms/contracting-person.json',
    {
      schema: { properties: { phone: { format: 'phone' }, email: null, vat: { maxLength: null } } },
      ui: { mobile: { 'ui:lookup': { debounceMs: 5, fills: { a: null } }, 'ui:widget': null } },
      draft: { never: ['iban'] },
      submit: null,
    },
  ],
  ['fragments/address.json', { schema: { properties: { aclarador: null } } }],
  ['wizards/contracting-gas.json', { requires: ['signed-in'], draft: null }],
  ['locales/ca-ES/session.json', { title: null }],
  ['locales/ca-ES/forms/login.json', { fields: { user: { help: null } }, intro: null }],
  ['locales/ca-ES/fragments/address.json', { fields: { dp: { label: 'Codi' } } }],
];

test.each(overrides)(
  'nothing is underlined in a partner’s %s for what it leaves out or takes away',
  async (name, content) => {
    const file = `${ofPartner}/${name}`;
    const text = JSON.stringify({ $schema: schemaOf(file), ...content });
    expect(await underlined(file, text)).toEqual([]);
  },
);

test.each([
  ['forms/login.json', { schema: { properties: { a: { maxLenght: 5 } } } }, /maxLenght/],
  ['forms/login.json', { schema: { properties: { a: { maxLength: 'x' } } } }, /type/],
  ['forms/login.json', { resets: [{ changed: ['a'] }] }, /set/],
  ['wizards/contracting-gas.json', { steps: [{ id: 'a' }] }, /form/],
  ['portal.json', { brand: { colors: { primary: 'blue' } } }, /rrggbb|pattern/],
  ['portal.json', { menus: { footer: { $list: [{ insrt: {} }] } } }, /insrt/],
  ['portal.json', { menus: { footer: { $list: [{ move: 'login' }] } } }, /few|properties/],
  ['portal.json', { menus: { footer: { $list: [{ insert: { group: 'a' } }] } } }, /route/],
])('what is wrong in a partner’s %s all the same is: %j', async (name, content, words) => {
  const file = `${ofPartner}/${name}`;
  const found = await underlined(file, JSON.stringify({ $schema: schemaOf(file), ...content }));
  expect(found.join('\n')).toMatch(words);
});
