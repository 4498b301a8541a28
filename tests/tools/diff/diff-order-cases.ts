import { expect } from 'vitest';
import { edited, type Files } from '#tests/tools/fixture.ts';
import type { DiffCase } from './diff-cases.ts';
import { filesToCompare, form } from './diff-fixture.ts';

const portal = 'schemas/portal.json';

const menu = ['contracts', 'invoices', 'profile', 'contact'].map((route) => ({ route }));
const actions = ['iban-change', 'power-change', 'download'].map((id) => ({ id }));
const ordered = edited(filesToCompare(), portal, (value: object) => {
  const home = {
    groups: [
      { id: 'contracts', actions },
      { id: 'invoices', actions: [] },
    ],
  };
  Object.assign(value, { menus: { sidebar: menu }, home });
});

const grouped = edited(filesToCompare(), form, (value: Form) => {
  value.schema.properties.address = {
    type: 'object',
    properties: { street: {}, number: {}, floor: {} },
  };
  value.ui['ui:groups'] = [
    { id: 'bank', fields: ['account', 'iban', 'bill'] },
    { id: 'contact', fields: ['email'] },
  ];
});

interface Form {
  schema: { properties: Record<string, object> };
  ui: Record<string, object | object[]>;
}

const settings = (words: Record<string, unknown>) => (files: Files) =>
  edited(files, portal, (value: object) => Object.assign(value, words));

const line = (start: string) => expect.stringMatching(new RegExp(`^ {4}${start} – `));

/** Ordered lists: what moved is said, not the whole list twice. */
export const orderDifferences: DiffCase[] = [
  [
    'one entry of a menu and an action of the home page that move',
    settings({
      menus: { sidebar: [menu[1], menu[0], menu[2], menu[3]] },
      home: {
        groups: [
          { id: 'contracts', actions: [actions[0], actions[2], actions[1]] },
          { id: 'invoices', actions: [] },
        ],
      },
    })(ordered),
    [
      'Everybody',
      '  settings',
      line('menus\\.sidebar: "invoices" moved to the first place'),
      line('home\\.groups: "contracts" \\(actions: "download" moved after "iban-change"\\)'),
    ],
    ordered,
  ],
  [
    'entries of a menu that come, go, move and change at the same time',
    settings({
      menus: {
        sidebar: [menu[2], { route: 'claims', group: 'help' }, { ...menu[0], group: 'a' }, menu[1]],
      },
    })(ordered),
    [
      'Everybody',
      '  settings',
      line(
        'menus\\.sidebar: without "contact", with "claims" after "profile" \\(group: "help"\\), ' +
          '"profile" moved to the first place, "contracts" \\(group: nothing → "a"\\)',
      ),
    ],
    ordered,
  ],
  [
    'a menu the other way round',
    settings({ menus: { sidebar: [...menu].reverse() } })(ordered),
    [
      'Everybody',
      '  settings',
      line('menus\\.sidebar: in the order "contact", "profile", "invoices", "contracts"'),
    ],
    ordered,
  ],
  [
    'fields of a group and under headings, and headings',
    edited(grouped, form, (value: Form) => {
      value.ui['ui:order'] = ['email2', 'account', 'email'];
      value.ui.address = { 'ui:order': ['floor', '*'] };
      value.ui['ui:groups'] = [
        { id: 'contact', fields: ['email', 'address'] },
        { id: 'bank', fields: ['account', 'bill', 'iban'] },
        { id: 'more', fields: ['email2'] },
      ];
    }),
    [
      'Everybody',
      '  form change',
      '    uno (email2): moved to the first place',
      '    address/floor: moved to the first place',
      '    headings: with "more" after "bank" (fields: "email2"), "contact" moved to the first place, ' +
        '"contact" (fields: with "address"), "bank" (fields: "bill" moved after "account")',
    ],
    grouped,
  ],
];
