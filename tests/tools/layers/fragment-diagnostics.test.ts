import { describe, expect, test } from 'vitest';
import { edited, type Files, soundFiles, writeConfiguration } from '#tests/tools/fixture.ts';
import { checkConfiguration } from '#tools/config/check.ts';
import { printDiagnostic } from '#tools/config/diagnostic.ts';
import { type FormValue, form, fragmentTexts, place, withFragment } from './fragment-fixture.ts';

const check = async (files: Files) =>
  (await checkConfiguration(writeConfiguration(files))).map(printDiagnostic);

const inPlace = (edit: (value: never) => void) => edited(withFragment(), place, edit);

const cases: [name: string, files: Files, line: RegExp][] = [
  [
    'an unknown fragment',
    edited(withFragment(), form, (value: FormValue) => {
      value.schema.properties.home = { $fragment: 'plaec' };
    }),
    /^schemas\/forms\/change.json:25:22 {2}"plaec" is not a fragment of schemas\/fragments\/ {2}write "place"$/m,
  ],
  [
    'a fragment that nothing uses',
    { ...soundFiles(), [place]: withFragment()[place] },
    /^schemas\/fragments\/place.json:1:1 {2}no form uses the fragment "place" {2}.*remove the file$/m,
  ],
  [
    'a fragment that holds itself',
    inPlace((value: FormValue) => {
      value.schema.properties.town = { $fragment: 'place' };
    }),
    /^schemas\/fragments\/place.json:13:22 {2}the fragment "place" holds itself {2}/m,
  ],
  [
    'a fragment inside a list',
    edited(withFragment(), form, (value: FormValue) => {
      value.schema.properties.homes = { type: 'array', items: { $fragment: 'place' } };
    }),
    /^schemas\/forms\/change.json:\d+:\d+ {2}the fragment "place" cannot stand inside a list {2}/m,
  ],
  [
    'an error inside a fragment',
    inPlace((value: { schema: { properties: { zip: object } } }) => {
      Object.assign(value.schema.properties.zip, { format: 'ibna' });
    }),
    /^schemas\/fragments\/place.json:11:19 {2}"ibna" is not a format .* {2}write "iban"$/m,
  ],
  [
    'a rule of a fragment about a field it has not',
    inPlace((value: { schema: { required: string[] } }) => {
      value.schema.required = ['zpi'];
    }),
    /^schemas\/fragments\/place.json:5:7 {2}this form has no field "home\/zpi"/m,
  ],
  [
    'a text missing in one language',
    { ...withFragment(), [fragmentTexts('ca-ES')]: { fields: { zip: { label: 'a' }, town: {} } } },
    /^locales\/ca-ES\/fragments\/place.json:6:5 {2}the field "town" has no label {2}add "fields.town.label"$/m,
  ],
  [
    'a text for a field the fragment has not',
    edited(withFragment(), fragmentTexts('es-ES'), (value: { fields: object }) => {
      Object.assign(value.fields, { twon: { label: 'x' } });
    }),
    /^locales\/es-ES\/fragments\/place.json:10:5 {2}nothing uses these texts: .*"twon" .*"town"/m,
  ],
  [
    'texts that are not there',
    { ...withFragment(), [fragmentTexts('ca-ES')]: undefined },
    /^locales\/ca-ES\/fragments\/place.json:1:1 {2}the fragment "place" has no texts in ca-ES {2}/m,
  ],
  [
    "a form's text for a field that the fragment lost",
    edited(withFragment(), 'locales/es-ES/forms/change.json', (value: { fields: Files }) => {
      value.fields.home = { fields: { town2: { label: 'x' } } } as never;
    }),
    /^locales\/es-ES\/forms\/change.json:\d+:\d+ {2}nothing uses these texts: .*"home\/town2"/m,
  ],
  [
    "a label that the form's own field beside the fragment lacks",
    edited(withFragment(), form, (value: FormValue) => {
      value.schema.properties.home = {
        $fragment: 'place',
        properties: { floor: { type: 'string' } },
      };
    }),
    /^locales\/ca-ES\/forms\/change.json:4:3 {2}the field "home.floor" has no label {2}/m,
  ],
];

describe.each(cases)('%s', (_name, files, line) => {
  test('is named once, where it is written', async () => {
    const diagnostics = await check(files);
    expect(diagnostics.join('\n')).toMatch(line);
    expect(diagnostics.filter((diagnostic) => line.test(diagnostic))).toHaveLength(1);
  });
});

test('a sound fragment has no diagnostics, and a broken one causes none elsewhere', async () => {
  expect(await check(withFragment())).toEqual([]);
  const using = edited(withFragment(), form, (value: FormValue) => {
    value.ui.home = { zip: { 'ui:autofocus': true } };
  });
  expect(await check({ ...using, [place]: '{ "schema": ' })).toEqual([
    expect.stringMatching(/^schemas\/fragments\/place.json:1:12 {2}not JSON/),
  ]);
});
