import { expect, test } from 'vitest';
import { edited, type Files, soundFiles, writeConfiguration } from '#tests/tools/fixture.ts';
import { checkConfiguration } from '#tools/config/check.ts';

interface Form {
  schema: { properties: Record<string, object> };
  resets: object[];
}

/** The sound configuration with three figures in its form, in a group too, and what they add up to. */
function adding(set: object, group?: string): Files {
  const labels = ['p1', 'p2', 'whole', 'total'].map((name) => [name, { label: name }]);
  const fields = Object.fromEntries(labels);
  const figures = {
    p1: { type: 'number' },
    p2: { type: 'number' },
    whole: { type: 'integer' },
    total: { type: 'number' },
  };
  const withForm = edited(soundFiles(), 'schemas/forms/change.json', (form: Form) => {
    Object.assign(form.schema.properties, figures, {
      home: { type: 'object', properties: figures },
    });
    form.resets = [{ ...(group ? { in: group } : {}), set }];
  });
  return ['es-ES', 'ca-ES'].reduce(
    (files, language) =>
      edited(files, `locales/${language}/forms/change.json`, (texts: { fields: object }) => {
        Object.assign(texts.fields, fields, { home: { label: 'H', fields } });
      }),
    withForm,
  );
}

const said = async (files: Files) =>
  (await checkConfiguration(writeConfiguration(files))).map(({ what }) => what);

test('sums of numbers and of facts that are numbers are sound, in a group too', async () => {
  const total = {
    sum: ['p1', 'p2', 'facts/settings/phone/minLength'],
    minus: ['whole'],
    decimals: 2,
  };
  expect(await said(adding({ total, whole: { sum: ['p1'], decimals: 0 } }))).toEqual([]);
  expect(await said(adding({ total: { sum: ['p1', '/p2'] } }, 'home'))).toEqual([]);
});

test.each<[set: object, what: RegExp]>([
  [{ total: { sum: ['p1', 'p9'] } }, /no field "p9"/],
  [{ total: { sum: ['p1'], minus: ['p9'] } }, /no field "p9"/],
  [{ totl: { sum: ['p1'] } }, /no field "totl" \(did you mean "total"\?\)/],
  [{ total: { sum: ['p1', 'account'] } }, /"account" is no number: it is of type string/],
  [{ account: { sum: ['p1', 'p2'] } }, /"account" is no number.* a sum cannot be its answer/],
  [{ whole: { sum: ['p1', 'p2'] } }, /"whole" is a whole number, and this sum may have decimals/],
  [{ total: { sum: ['p1', 'total'] } }, /"total" is in its own sum/],
  [{ total: { sum: ['facts/subject/contract/name'] } }, /the fact .* is no number/],
  [{ total: { sum: ['facts/subject/contact/name'] } }, /there is no fact/],
  [{ total: { minus: ['p1'] } }, /property sum when property minus/],
  [{ total: { sum: ['p1'], from: 'p2' } }, /NOT have more than 1 propert/],
  [{ total: { sum: [] } }, /"sum" must NOT have fewer than 1 items/],
])('of %j is said: %s', async (set, what) => {
  const found = await said(adding(set));
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(what);
});
