import { expect, test } from 'vitest';
import { edited, type Files, soundFiles, writeConfiguration } from '#tests/tools/fixture.ts';
import { checkConfiguration } from '#tools/config/check.ts';
import { type Diagnostic, printDiagnostic } from '#tools/config/diagnostic.ts';

const form = 'schemas/forms/change.json';
const named = ['account', 'email', 'email2', 'bill'];

/** The sound configuration with its fields under a heading, but for `iban` of a then-branch. */
function grouped(ui: object): Files {
  const files = edited(soundFiles(), form, (value: { ui: object }) => {
    Object.assign(value.ui, { 'ui:groups': [{ id: 'all', fields: named }], ...ui });
  });
  return ['es-ES', 'ca-ES'].reduce(
    (all, language) =>
      edited(all, `locales/${language}/forms/change.json`, (texts: { groups: object }) => {
        texts.groups = { all: 'G' };
      }),
    files,
  );
}

const check = (files: Files): Promise<Diagnostic[]> =>
  checkConfiguration(writeConfiguration(files));

test.each([
  ['no group and no order names it', {}, /no group of ui:groups names "iban"/],
  ['only * orders it', { 'ui:order': ['account', '*'] }, /no group of ui:groups names "iban"/],
  [
    'the order has it inside a group',
    { 'ui:order': ['account', 'iban', '*', 'email'] },
    /"iban" is ordered between fields of a group/,
  ],
])('a field of a then-branch is warned of: %s', async (_, ui, what) => {
  const found = await check(grouped(ui));
  expect(found).toEqual([expect.objectContaining({ file: form, isWarning: true })]);
  const [line = ''] = found.map(printDiagnostic);
  expect(line).toMatch(what);
  expect(line).toMatch(/name it in the fields of a group, or in ui:order/);
});

test.each([
  ['ui:order names it outside', { 'ui:order': ['iban', '*'] }],
  ['it is hidden', { iban: { 'ui:widget': 'hidden' } }],
  ['there are no groups', { 'ui:groups': [] }],
])('a field is outside on purpose where %s', async (_, ui) => {
  const found = (await check(grouped(ui))).filter(({ file }) => file === form);
  expect(found).toEqual([]);
});
