import { describe, expect, test } from 'vitest';
import { checkConfiguration } from '#tools/config/check.ts';
import { type Fault, printFault } from '#tools/config/fault.ts';
import { edited, type Files, soundFiles, writeConfiguration } from './fixture.ts';

const check = (files: Files) => checkConfiguration(writeConfiguration(files));
const lines = (faults: Fault[]) => faults.map(printFault);

/** A file of the sound configuration with one piece of its text replaced. */
function replaced(path: string, from: string, to: string): Files {
  const files = soundFiles();
  const text = JSON.stringify(files[path], null, 2);
  expect(text).toContain(from);
  return { ...files, [path]: text.replace(from, to) };
}

test('a sound configuration has no faults', async () => {
  expect(lines(await check(soundFiles()))).toEqual([]);
});

const form = 'schemas/forms/change.json';
const conditions = 'schemas/conditions.json';

const cases: [name: string, files: Files, at: string, what: RegExp, mend: RegExp][] = [
  [
    'a truncated file',
    { ...soundFiles(), [form]: '{\n  "schema": {\n    "type": "obj' },
    `${form}:3:13`,
    /ends before it is complete/,
    /restore its end/,
  ],
  [
    'a missing comma',
    replaced(form, '"submit": "change",', '"submit": "change"'),
    `${form}:3:3`,
    /not JSON/,
    /comma/,
  ],
  [
    'a comment',
    replaced('schemas/portal.json', '{\n', '{\n  // note\n'),
    'schemas/portal.json:2:3',
    /not JSON/,
    /no comments/,
  ],
  [
    'a key twice',
    replaced('schemas/portal.json', '"homepage"', '"homepage": "contracts",\n  "homepage"'),
    'schemas/portal.json:3:3',
    /"homepage" stands here a second time/,
    /line 2/,
  ],
  [
    'a key that pollutes',
    replaced('schemas/portal.json', '"homepage"', '"__proto__": { "a": 1 },\n  "homepage"'),
    'schemas/portal.json:2:3',
    /"__proto__" is reserved/,
    /another name/,
  ],
  [
    'a file of more than 1 MB',
    { ...soundFiles(), 'schemas/portal.json': `{ "a": "${'x'.repeat(1_000_000)}" }` },
    'schemas/portal.json:1:1',
    /larger than 1 MB/,
    /split it/,
  ],
  [
    'a typo in a key',
    replaced(form, '"required": [', '"requierd": ['),
    `${form}:8:5`,
    /nobody knows the key "requierd"/,
    /write "required"/,
  ],
  [
    'prose in a schema',
    replaced(form, '"type": "object",', '"type": "object",\n    "title": "x",'),
    `${form}:8:5`,
    /"title"/,
    /locales/,
  ],
  [
    'a wrong type',
    replaced('schemas/portal.json', '"enabled": false', '"enabled": "no"'),
    'schemas/portal.json:11:16',
    /must be boolean, not string/,
    /usually false/,
  ],
  [
    'an unknown condition',
    replaced(form, '"active"', '"actve"'),
    `${form}:4:5`,
    /"actve" is not a condition/,
    /write "active"/,
  ],
  [
    'an unknown $condition',
    replaced(form, '"bill-required"', '"bill-needed"'),
    `${form}:51:25`,
    /"bill-needed" is not a condition/,
    /bill-required/,
  ],
  [
    'an unknown widget',
    replaced(form, '"choice"', '"chioce"'),
    `${form}:69:20`,
    /"chioce" is not a widget/,
    /write "choice"/,
  ],
  [
    'an unknown format',
    replaced(form, '"format": "iban"', '"format": "ibna"'),
    `${form}:44:25`,
    /"ibna" is not a format/,
    /write "iban"/,
  ],
  [
    'an unknown operation',
    replaced(form, '"submit": "change"', '"submit": "chnage"'),
    `${form}:2:13`,
    /"chnage" is not an operation/,
    /write "change"/,
  ],
  [
    'a look-up nobody serves',
    replaced(form, '"listIbans"', '"listIban"'),
    `${form}:71:22`,
    /no operation "listIban"/,
    /write "listIbans"/,
  ],
  [
    'a look-up parameter the API has not',
    replaced(form, '"value": "id"', '"params": { "zip": "email" }'),
    `${form}:72:28`,
    /no parameter "zip"/,
    /none/,
  ],
  [
    'a rule about a field that is gone',
    replaced(form, '"1/email"', '"1/mail"'),
    `${form}:22:20`,
    /no field "mail"/,
    /add the field/,
  ],
  [
    'a look for a field that is gone',
    replaced(form, '"ui": {', '"ui": {\n    "ibn": {},'),
    `${form}:68:5`,
    /no field "ibn" \(did you mean "iban"\?\)/,
    /take this out/,
  ],
  [
    'a step without a form',
    replaced('schemas/wizards/start.json', '"form": "change"', '"form": "chang"'),
    'schemas/wizards/start.json:5:15',
    /"chang" is not a form/,
    /write "change"/,
  ],
  [
    'a route that is not there',
    replaced('schemas/portal.json', '"homepage": "contracts"', '"homepage": "contract"'),
    'schemas/portal.json:2:15',
    /"contract" is not a route/,
    /write "contracts"/,
  ],
  [
    'a fact that does not exist',
    replaced(conditions, '"ibanChange"', '"ibanChang"'),
    `${conditions}:33:17`,
    /no fact settings.features.ibanChang/,
    /ibanChange/,
  ],
  [
    'a value a fact never has',
    replaced(conditions, '"activa"', '"active"'),
    `${conditions}:19:28`,
    /subject.contract.state is never "active"/,
    /"activa"/,
  ],
  [
    'a fact that may be absent',
    edited(
      soundFiles(),
      conditions,
      (value: { conditions: { active: { properties: { subject: { required?: string[] } } } } }) => {
        delete value.conditions.active.properties.subject.required;
      },
    ),
    `${conditions}:10:13`,
    /may be absent/,
    /add "required"/,
  ],
  [
    'a runaway pattern',
    replaced(form, '"minLength": 3', '"pattern": "^(a+)+$"'),
    `${form}:60:26`,
    /can run for minutes/,
    /one way only/,
  ],
  [
    'no pattern at all',
    replaced(form, '"minLength": 3', '"pattern": "^(a"'),
    `${form}:60:26`,
    /not a regular expression/,
    /format/,
  ],
  [
    'a label missing in one language',
    edited(
      soundFiles(),
      'locales/ca-ES/forms/change.json',
      (value: { fields: { iban: object } }) => {
        value.fields.iban = {};
      },
    ),
    'locales/ca-ES/forms/change.json:20:5',
    /"iban" has no label/,
    /add "fields.iban.label"/,
  ],
  [
    'a text nobody uses',
    edited(soundFiles(), 'locales/es-ES/common.json', (value: { spare: string }) => {
      value.spare = 'x';
    }),
    'locales/es-ES/common.json:5:3',
    /nobody uses the text "common.spare"/,
    /take it out/,
  ],
  [
    'a text missing in one language',
    edited(soundFiles(), 'locales/ca-ES/common.json', (value: { close?: string }) => {
      delete value.close;
    }),
    'locales/ca-ES/common.json:1:1',
    /"close" is missing in this language/,
    /"uno"/,
  ],
  [
    'placeholders that differ',
    replaced('locales/ca-ES/common.json', 'un{{count}}', 'un{{total}}'),
    'locales/ca-ES/common.json:4:18',
    /takes \{\{total\}\}, its twin takes \{\{count\}\}/,
    /same/,
  ],
  [
    'HTML in a text',
    replaced('locales/ca-ES/common.json', '"un"', '"<b>un</b>"'),
    'locales/ca-ES/common.json:2:12',
    /does not fit/,
    /No HTML|text/i,
  ],
  [
    'a text that the code names and nobody wrote',
    { ...soundFiles(), 'src/app/other.tsx': "\nconst x = t('common.clse');" },
    'src/app/other.tsx:2:11',
    /no text "common.clse"/,
    /write "common.close"/,
  ],
  [
    'a partner override that changes nothing',
    { ...soundFiles(), 'schemas/partners/p/portal.json': '{\n  "homepage": "contracts"\n}' },
    'schemas/partners/p/portal.json:2:3',
    /is what the retailer has already/,
    /differences only/,
  ],
  [
    'a partner override of what is not there',
    { ...soundFiles(), 'schemas/partners/p/forms/chnage.json': '{ "submit": null }' },
    'schemas/partners/p/forms/chnage.json:1:1',
    /overrides nothing/,
    /name of the file/,
  ],
  [
    'an API on another origin that the policy forbids',
    replaced('schemas/deployment.json', '"/api"', '"https://api.example"'),
    'schemas/deployment.json:4:32',
    /keeps the portal from calling/,
    /connect-src/,
  ],
  [
    'an example that no longer fits',
    {
      ...soundFiles(),
      'tests/config/examples/change/usual.json': {
        answers: { account: 'another', email: 'a@b.example' },
      },
    },
    'tests/config/examples/change/usual.json:1:1',
    /refuses this example/,
    /mend the form/,
  ],
  [
    'an invalid example that fits',
    {
      ...soundFiles(),
      'tests/config/examples/change/invalid-none.json': {
        answers: { account: '1', email: 'a@b.example' },
      },
    },
    'tests/config/examples/change/invalid-none.json:1:1',
    /takes this invalid example/,
    /mend the form/,
  ],
];

describe.each(cases)('%s', (_name, files, at, what, mend) => {
  test('is named with its place and the way to mend it', async () => {
    const faults = await check(files);
    const found = faults.find(
      (fault) => printFault(fault).startsWith(`${at}  `) && what.test(fault.what),
    );
    expect(found, lines(faults).join('\n')).toBeDefined();
    expect(found?.mend).toMatch(mend);
  });
});

test('conditions that contradict each other, alone or together, are named', async () => {
  const files = edited(
    soundFiles(),
    conditions,
    (value: { conditions: Record<string, object> }) => {
      const state = (name: string) => ({
        required: ['subject'],
        properties: {
          subject: {
            required: ['contract'],
            properties: {
              contract: { required: ['state'], properties: { state: { const: name } } },
            },
          },
        },
      });
      value.conditions.closed = state('baixa');
      value.conditions.both = { allOf: [{ $condition: 'active' }, { $condition: 'closed' }] };
      value.conditions.round = { $condition: 'trip' };
      value.conditions.trip = { $condition: 'round' };
    },
  );
  const wizard = { steps: [{ id: 'a', form: 'change', when: ['active', 'closed'] }] };
  const found = lines(await check({ ...files, 'schemas/wizards/start.json': wizard })).join('\n');
  expect(found).toMatch(/"both" can never hold: .*subject.contract.state/);
  expect(found).toMatch(
    /start.json:\d+:\d+ {2}these conditions never hold together .*nobody reaches this step/,
  );
  expect(found).toMatch(/circle: round → trip → round/);
});

test('faults of many files are reported in one run, each once, and a broken file blames nobody else', async () => {
  const faults = await check({
    ...soundFiles(),
    [conditions]: '{ "conditions": {',
    'locales/ca-ES/routes.json': '[',
    'schemas/deployment.json': '{ "api": 3 }',
    'schemas/wizards/start.json': { steps: [] },
  });
  expect(lines(faults).map((line) => line.split('  ')[0])).toEqual([
    'locales/ca-ES/routes.json:1:2',
    'schemas/conditions.json:1:18',
    'schemas/deployment.json:1:1',
    'schemas/deployment.json:1:1',
    'schemas/deployment.json:1:10',
    'schemas/wizards/start.json:2:12',
  ]);
});

test("a partner's fault names the partner", async () => {
  const faults = await check({
    ...soundFiles(),
    'schemas/partners/p/conditions.json': '{ "conditions": { "active": null } }',
  });
  expect(lines(faults).join('\n')).toContain(
    '"active" is not a condition of conditions.json (for partner p)',
  );
});
