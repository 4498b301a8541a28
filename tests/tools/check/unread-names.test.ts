import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { edited, type Files, soundFiles, writeConfiguration } from '#tests/tools/fixture.ts';
import { checkConfiguration } from '#tools/config/check.ts';
import { printDiagnostic } from '#tools/config/diagnostic.ts';

const check = async (root: string) => (await checkConfiguration(root)).map(printDiagnostic);

const conditions = 'schemas/conditions.json';
const texts = (names: Record<string, string>): Files =>
  Object.fromEntries(
    ['es-ES', 'ca-ES'].map((language) => [
      `locales/${language}/conditions.json`,
      { active: 'a', 'bill-required': 'b', ...names },
    ]),
  );

/** The sound configuration with two more conditions, of which one names the other. */
const withMore = (): Files => ({
  ...edited(soundFiles(), conditions, (value: { conditions: Files }) => {
    value.conditions.inner = { $setting: 'homepage', const: 'contracts' };
    value.conditions.outer = { $condition: 'inner' };
  }),
  ...texts({ inner: 'c', outer: 'd' }),
});

test('a condition that nothing uses is reported, and those that only it names', async () => {
  expect(await check(writeConfiguration(withMore()))).toEqual([
    expect.stringMatching(/conditions\.json:\d+:5 {2}warning: nothing uses the condition "inner"/),
    expect.stringMatching(/conditions\.json:\d+:5 {2}warning: nothing uses the condition "outer"/),
  ]);
});

test('a condition that one partner requires counts as used', async () => {
  const partner = { requires: ['active', 'outer'] };
  const files = { ...withMore(), 'schemas/partners/p/forms/change.json': partner };
  expect(await check(writeConfiguration(files))).toEqual([]);
});

test('a text of the home page for a group that it has not is named', async () => {
  const home = (word: string) => ({ groups: { bills: word, gone: word } });
  const files = edited(soundFiles(), 'schemas/portal.json', (value: Files) => {
    value.home = { groups: [{ id: 'bills', actions: [] }] };
  });
  const found = await check(
    writeConfiguration({
      ...files,
      'src/screens/home.tsx': "t('home.groups.' + id);",
      'locales/es-ES/home.json': home('a'),
      'locales/ca-ES/home.json': home('b'),
    }),
  );
  expect(found.filter((line) => line.includes('home.groups.gone'))).toHaveLength(2);
  expect(found.join('\n')).not.toContain('home.groups.bills');
});

/** A copy of the portal's own configuration with one file edited. */
function ownConfiguration(path: string, edit: (text: string) => string): string {
  const root = writeConfiguration({});
  for (const folder of ['schemas', 'locales'])
    cpSync(folder, join(root, folder), { recursive: true });
  const file = join(root, path);
  writeFileSync(file, edit(readFileSync(file, 'utf8')));
  return root;
}

test('a setting that nothing reads is named where it is declared', async () => {
  const root = ownConfiguration('schemas/meta/portal.schema.json', (text) =>
    text.replace(
      '"refreshMinutes": {',
      '"forgotten": { "description": "Of no use.", "type": "boolean", "default": true },\n    "refreshMinutes": {',
    ),
  );
  expect(await check(root)).toEqual([
    expect.stringMatching(
      /^schemas\/meta\/portal\.schema\.json:\d+:5 {2}warning: nothing reads the setting "forgotten" /,
    ),
  ]);
});

test('a form of a dialog that submits nothing is named', async () => {
  const root = ownConfiguration('schemas/forms/iban-change.json', (text) =>
    text.replace('"submit": "iban-change",', ''),
  );
  expect(await check(root)).toEqual([
    expect.stringMatching(
      /^schemas\/forms\/iban-change\.json:1:1 {2}the form "iban-change" submits nothing/,
    ),
  ]);
});

test('a condition in the code counts as used, with its settings; one in a comment does not', async () => {
  const files = {
    ...withMore(),
    'src/screens/home.tsx': "// 'outer'\nuseFailingCondition()(['inner']);",
  };
  expect(await check(writeConfiguration(files))).toEqual([
    expect.stringMatching(/nothing uses the condition "outer"/),
  ]);
});
