import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { edited, type Files, writeConfiguration } from '#tests/tools/fixture.ts';
import { checkConfiguration } from '#tools/config/check.ts';
import { type Diagnostic, printDiagnostic } from '#tools/config/diagnostic.ts';
import { withFragment } from './fragment-fixture.ts';
import {
  footer,
  partners,
  portal,
  retailer,
  type WithFooter,
  withPartner,
} from './list-edits-fixture.ts';

/** Diagnostics of a partner's file, with the text of the file from the place on. */
async function found(files: Files, file = partners): Promise<(Diagnostic & { here: string })[]> {
  const root = writeConfiguration(files);
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  return (await checkConfiguration(root))
    .filter((one) => one.file === file)
    .map((one) => ({ ...one, here: lines[one.line - 1]?.slice(one.column - 1) ?? '' }));
}

test.each<[string, unknown, string, RegExp, RegExp]>([
  [
    'an entry that is not there',
    { remove: 'logn' },
    '"logn"',
    /no "logn" \(did you mean "login"\?\)/,
    /use one of: login, help/,
  ],
  [
    'a neighbour that is not there',
    { move: 'login', after: 'hlp' },
    '"hlp"',
    /no "hlp" \(did you mean "help"/,
    /use one of: help/,
  ],
  [
    'an entry that is there already',
    { insert: { route: 'login' } },
    '{',
    /"login" stands in the list already/,
    /"change": "login"/,
  ],
  ['an entry without a name', { insert: { group: 'a' } }, '{', /has no name/, /whole list/],
  [
    'an entry beside itself',
    { move: 'login', before: 'login' },
    '"login"',
    /before itself/,
    /"start" or "end"/,
  ],
  [
    'another name for an entry',
    { change: 'login', set: { route: 'help' } },
    '{',
    /would not have its name/,
    /insert another/,
  ],
  ['an unknown key', { insrt: { route: 'login' } }, '"insrt"', /no key "insrt"/, /write "insert"/],
  [
    'two things in one',
    { remove: 'login', move: 'help' },
    '"help"',
    /one thing, not "remove" and "move"/,
    /one of/,
  ],
  ['nothing to do', {}, '{}', /does not say what it does/, /"insert"/],
  ['a move to nowhere', { move: 'login' }, '"login"', /where to/, /"after", "before" or "at"/],
  ['two places', { move: 'login', at: 'end', after: 'help' }, '"end"', /one place/, /take one out/],
  [
    'a place that is none',
    { move: 'login', at: 'top' },
    '"top"',
    /cannot be "top"/,
    /"start" or "end"/,
  ],
  ['a change of nothing', { change: 'login' }, '"login"', /what changes/, /"set"/],
  [
    'a place for what goes',
    { remove: 'login', after: 'help' },
    '"help"',
    /means nothing for "remove"/,
    /take it out/,
  ],
])('%s is named where it is written', async (_name, edit, here, what, fix) => {
  const faults = await found(withPartner(footer({ remove: 'contracts' }, edit)));
  const [fault] = faults.filter((one) => what.test(one.what));
  expect(faults.map(printDiagnostic).join('\n')).toMatch(what);
  expect(fault?.fix).toMatch(fix);
  expect(fault?.here.startsWith(here)).toBe(true);
  expect(fault?.isWarning).toBeUndefined();
});

test.each<[string, unknown[], string, RegExp]>([
  [
    'a move to where it is',
    [{ remove: 'help' }, { move: 'login', after: 'contracts' }],
    '"login"',
    /stands there already/,
  ],
  [
    'a change to what it is',
    [{ remove: 'help' }, { change: 'login', set: { requires: ['bill-required'] } }],
    '{',
    /changes nothing of "login"/,
  ],
  [
    'edits that undo one another',
    [
      { move: 'help', at: 'start' },
      { move: 'help', at: 'end' },
    ],
    '"footer"',
    /what the retailer has already/,
  ],
])('%s is a warning', async (_name, edits, here, what) => {
  const odd = (await found(withPartner(footer(...edits)))).filter((one) => what.test(one.what));
  expect(odd).toMatchObject([{ isWarning: true, here: expect.stringContaining(here) }]);
  expect(odd[0]?.here.startsWith(here)).toBe(true);
});

test.each<[string, object, RegExp]>([
  [
    'where the retailer has no list',
    { brand: { colors: { $list: [{ remove: 'a' }] } } },
    /has no list "brand.colors"/,
  ],
  [
    'beside other keys',
    { menus: { footer: { $list: [{ remove: 'help' }], at: 'start' } } },
    /"at" cannot stand beside/,
  ],
  [
    'inside a new list',
    { menus: { footer: [{ route: 'login', requires: { $list: [] } }] } },
    /nothing inside a new list/,
  ],
  [
    'inside a new entry',
    footer({ insert: { route: 'b', requires: { $list: [] } } }),
    /nothing inside a new list/,
  ],
  ['without a list of edits', { menus: { footer: { $list: 'login' } } }, /must be a list of edits/],
])('edits %s are refused', async (_name, value, what) => {
  const faults = await found(withPartner(value));
  expect(faults.filter((one) => what.test(one.what))).toHaveLength(1);
});

test('the retailer writes its lists whole where there is none below, and of settings names an entry of the usual one', async () => {
  const conditions = 'schemas/conditions.json';
  const whole = edited(retailer(), conditions, (value: Files) => {
    Object.assign(value, {
      conditions: { ...(value.conditions as Files), x: { allOf: { $list: [] } } },
    });
  });
  const [said] = (await found(whole, conditions)).filter(({ here }) => here.startsWith('"$list"'));
  expect(said?.what).toMatch(/for partners' files and portal.json/);
  const unknown = edited(retailer(), portal, (value: Files) => {
    value.powerCalculator = { appliances: { $list: [{ remove: 'saunna' }] } };
  });
  const faults = await found(unknown, portal);
  expect(faults.filter(({ what }) => /"saunna"/.test(what))).toHaveLength(1);
});

describe('what is wrong inside an entry is named where it is written', () => {
  test('in the new or changed entry of the partner', async () => {
    const faults = await found(
      withPartner(
        footer(
          { insert: { route: 'login2', requires: ['activ'] }, at: 'start' },
          { change: 'help', set: { group: 'No Group' } },
          { change: 'login', set: { requires: { $list: [{ insert: 'actve' }] } } },
        ),
      ),
    );
    const here = (what: RegExp) =>
      faults.filter((one) => what.test(one.what)).map((one) => one.here);
    expect(here(/"activ" is not a condition/)).toEqual(['"activ"']);
    expect(here(/"actve" is not a condition/)).toEqual(['"actve"']);
    expect(here(/"No Group" does not fit/)).toEqual(['"No Group"']);
  });

  test('in the retailer’s file, at the entry’s own line, when the partner only moved it', async () => {
    const files = edited(
      withPartner(footer({ move: 'help', at: 'start' })),
      portal,
      (value: WithFooter) => {
        value.menus.footer[2] = {
          route: 'help',
          requires: ['activ'],
        };
      },
    );
    const root = writeConfiguration(files);
    const places = (await checkConfiguration(root)).filter(({ what }) => /"activ"/.test(what));
    const line =
      readFileSync(join(root, portal), 'utf8')
        .split('\n')
        .findIndex((one) => one.includes('"activ"')) + 1;
    expect(places.length).toBeGreaterThan(0);
    for (const place of places) expect(place).toMatchObject({ file: portal, line });
  });

  test('in the fragment, when the form of the partner edits its list', async () => {
    const files = withFragment({
      'schemas/partners/p/forms/change.json': {
        ui: { home: { 'ui:order': { $list: [{ insert: 'twon' }] } } },
      },
    });
    const faults = await found(files, 'schemas/partners/p/forms/change.json');
    expect(faults).toMatchObject([{ what: expect.stringMatching(/home\/twon/), here: '"twon"' }]);
  });
});
