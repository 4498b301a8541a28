import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { edited, type Files, soundFiles, writeConfiguration } from '#tests/tools/fixture.ts';
import { checkConfiguration, checkSources } from '#tools/config/check.ts';
import { compileRuntime, formatsOf } from '#tools/config/compile/compile-runtime.ts';
import { type Diagnostic, printDiagnostic } from '#tools/config/diagnostic.ts';
import { readConfigurationSources } from '#tools/config/sources/configuration-sources.ts';
import { type SourceFile, sourceOf } from '#tools/config/sources/source-file.ts';

const check = (files: Files) => checkConfiguration(writeConfiguration(files));
const lines = (diagnostics: Diagnostic[]) => diagnostics.map(printDiagnostic);

/** A file of the sound configuration with one piece of its text replaced. */
function replaced(path: string, from: string, to: string): Files {
  const files = soundFiles();
  const text = JSON.stringify(files[path], null, 2);
  expect(text).toContain(from);
  return { ...files, [path]: text.replace(from, to) };
}

test('a sound configuration has no diagnostics', async () => {
  expect(lines(await check(soundFiles()))).toEqual([]);
});

const form = 'schemas/forms/change.json';
const conditions = 'schemas/conditions.json';

const cases: [name: string, files: Files, at: string, what: RegExp, fix: RegExp][] = [
  [
    'a missing comma',
    replaced(form, '"submit": "iban-change",', '"submit": "iban-change"'),
    `${form}:3:3`,
    /not JSON/,
    /comma/,
  ],
  [
    'an unknown $condition',
    replaced(form, '"bill-required"', '"bill-needed"'),
    `${form}:51:25`,
    /"bill-needed" is not a condition/,
    /bill-required/,
  ],
  [
    'an unknown mutation',
    replaced(form, '"submit": "iban-change"', '"submit": "iban-chnage"'),
    `${form}:2:13`,
    /"iban-chnage" is not a mutation of forms/,
    /write "iban-change"/,
  ],
  [
    'a look for a field that is gone',
    replaced(form, '"ui": {', '"ui": {\n    "ibn": {},'),
    `${form}:68:5`,
    /no field "ibn" \(did you mean "iban"\?\)/,
    /take this out/,
  ],
  [
    'a route that is not there',
    replaced('schemas/portal.json', '"homepage": "contracts"', '"homepage": "contract"'),
    'schemas/portal.json:2:15',
    /"contract" is not a route/,
    /write "contracts"/,
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
    'a text that the code names and no file has',
    { ...soundFiles(), 'src/app/other.tsx': "\nconst x = t('common.clse');" },
    'src/app/other.tsx:2:11',
    /no text "common.clse"/,
    /write "common.close"/,
  ],
  [
    'an API on another origin that the policy forbids',
    replaced('schemas/deployment.json', '"/api"', '"https://api.example"'),
    'schemas/deployment.json:4:32',
    /keeps the portal from calling/,
    /connect-src/,
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
    /correct the form/,
  ],
];

describe.each(cases)('%s', (_name, files, at, what, fix) => {
  test('is named with its place and the way to fix it', async () => {
    const diagnostics = await check(files);
    const found = diagnostics.find(
      (diagnostic) =>
        printDiagnostic(diagnostic).startsWith(`${at}  `) && what.test(diagnostic.what),
    );
    expect(found, lines(diagnostics).join('\n')).toBeDefined();
    expect(found?.fix).toMatch(fix);
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
    /start.json:\d+:\d+ {2}these conditions never hold together .*no customer reaches this step/,
  );
  expect(found).toMatch(/circle: round → trip → round/);
});

test('diagnostics of many files are reported in one run, each once, and a broken file causes none elsewhere', async () => {
  const diagnostics = await check({
    ...soundFiles(),
    [conditions]: '{ "conditions": {',
    'locales/ca-ES/routes.json': '[',
    'schemas/deployment.json': '{ "api": 3 }',
    'schemas/wizards/start.json': { steps: [] },
  });
  expect(lines(diagnostics).map((line) => line.split('  ')[0])).toEqual([
    'locales/ca-ES/routes.json:1:2',
    'schemas/conditions.json:1:18',
    'schemas/deployment.json:1:1',
    'schemas/deployment.json:1:1',
    'schemas/deployment.json:1:10',
    'schemas/wizards/start.json:2:12',
  ]);
});

test('of a delivered file that cannot be read the check says that, and nothing that follows from it', async () => {
  const formats = await formatsOf(await compileRuntime('.'));
  const broken = (path: string) =>
    sourceOf(path, readFileSync(path, 'utf8').replace(/,\n/, '\n').trimEnd().slice(0, -1));
  const withFile = (
    files: ReadonlyMap<string, SourceFile> | undefined,
    name: string,
    file: SourceFile,
  ) => new Map([...(files ?? []), [name, file]]);
  const files = ['schemas/portal.json', 'schemas/wizards/contracting-dual.json'];
  for (const path of [...files, 'locales/es-ES/help.json']) {
    const sources = readConfigurationSources('.');
    const { defaults } = sources;
    if (path === files[0]) defaults.portal = broken(path);
    else if (path === files[1])
      defaults.wizards = withFile(defaults.wizards, 'contracting-dual', broken(path));
    else defaults.texts.set('es-ES', withFile(defaults.texts.get('es-ES'), 'help', broken(path)));
    expect(lines(checkSources('.', sources, formats))).toEqual([
      expect.stringMatching(new RegExp(`^${path}:\\d+:\\d+  not JSON`)),
    ]);
  }
});

test("a partner's diagnostic names the partner", async () => {
  const diagnostics = await check({
    ...soundFiles(),
    'schemas/partners/p/conditions.json': '{ "conditions": { "active": null } }',
  });
  expect(lines(diagnostics).join('\n')).toContain(
    '"active" is not a condition of conditions.json (for partner p)',
  );
});

test('fields of a filter that the address of a list cannot contain are reported', async () => {
  const fields = {
    page: { type: 'string' },
    address: { type: 'object' },
    state: { type: 'string' },
  };
  const root = writeConfiguration({
    ...soundFiles(),
    'schemas/forms/bill-filter.json': { schema: { type: 'object', properties: fields }, ui: {} },
  });
  const found = (await checkConfiguration(root)).map(printDiagnostic).join('\n');
  expect(found).toMatch(/bill-filter\.json:\d+:7 {2}the address of a list says .* "page"/);
  expect(found).toMatch(/bill-filter\.json:\d+:7 {2}"address" is a group of fields/);
});

test('a text that a list needs is reported at the list, those of its search if it has one', async () => {
  const list = (search: string) => `<List texts="bills.list." searchDelay={${search}} />`;
  const texts = (word: string) => ({ list: { failed: word, empty: { title: word, body: word } } });
  const missing = async (search: string) => {
    const root = writeConfiguration({
      ...soundFiles(),
      'src/screens/bills.tsx': list(search),
      'locales/es-ES/bills.json': texts('uno'),
      'locales/ca-ES/bills.json': texts('un'),
    });
    return (await checkConfiguration(root)).map(printDiagnostic);
  };
  expect(await missing('null')).toEqual([
    expect.stringMatching(/^src\/screens\/bills\.tsx:1:7 .*"bills\.list\.search\.found"/),
  ]);
  expect(await missing('300')).toHaveLength(5);
});
