import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fc } from '#tests/support/description/property-tests.ts';
import { edited, type Files, soundFiles, writeConfiguration } from '#tests/tools/fixture.ts';
import { common, exported, filesWithTexts, imported, tableFile, texts } from './texts-fixture.ts';

describe('a table', () => {
  test('has a row for each text, areas before forms, and a column for each language, the default first', async () => {
    const table = await exported(writeConfiguration(filesWithTexts()));
    const rows = table.split('\r\n');
    expect(rows.slice(0, 7)).toEqual(
      [
        '\uFEFFkey,es-ES,ca-ES',
        'common.close,uno,un',
        'common.count_one,{{count}},{{count}}',
        'common.count_other,uno{{count}},un{{count}}',
        'common.count_many,,{{count}} de un',
        'common.0\\.25\\\\a,cuarto,quart',
        'common.wait.long,un momento,un moment',
      ].toSorted((a, b) => rows.indexOf(a) - rows.indexOf(b)),
    );
    expect(rows).toContain('forms/change.fields.account.options.another,Other,Other');
    expect(rows.findIndex((row) => row.startsWith('forms/'))).toBeGreaterThan(
      rows.findLastIndex((row) => row.startsWith('routes.')),
    );
    expect(rows.at(-1)).toBe('');
  });

  test('has the languages that are named beside the default, one that is new with blank cells', async () => {
    const table = await exported(writeConfiguration(filesWithTexts()), '--languages', 'it-IT');
    expect(table).toContain('key,es-ES,it-IT\r\ncommon.close,uno,\r\n');
    expect(table).not.toContain('count_many');
  });

  test("has a partner's own texts, in its languages", async () => {
    const root = writeConfiguration(filesWithTexts());
    expect(await exported(root, '--partner', 'north')).toBe(
      '\uFEFFkey,es-ES,ca-ES\r\ncommon.close,,tanca\r\n',
    );
  });

  test.each(['=1+1', '+34', '-5 %', '@all', '\tx', "'=a", ' =a', '＝a'])(
    'says %j so that no spreadsheet computes it',
    async (text) => {
      const files = edited(soundFiles(), common('es-ES'), (area: Files) => {
        area.close = text;
      });
      const table = await exported(writeConfiguration(files));
      expect(table).toMatch(/common\.close,"?'/);
      expect(table).toContain(`'${text}`);
      expect(await imported(files, table)).toMatchObject({ exitCode: 0, changed: [] });
    },
  );
});

/** Texts of any characters, more often those that CSV, spreadsheets and JSON treat specially; none that is invisible. */
const anyText = fc
  .oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'",;\t\r\n\'=+-@\\. \0\ud800a') }),
  )
  .filter((text) => text === '' || /[^\s\p{C}\u2800\u3164]/u.test(text));

test('a table changes nothing in the configuration that it was made from', async () => {
  const properties = fc.asyncProperty(anyText, anyText, fc.string(), async (close, long, name) => {
    const files = filesWithTexts();
    for (const [language, text] of [
      ['es-ES', close],
      ['ca-ES', long],
    ] as const)
      files[common(language)] = {
        ...(files[common(language)] as Files),
        close: text,
        wait: { [`n${name}`]: long },
      };
    const root = writeConfiguration(files);
    const result = await imported(root, await exported(root));
    expect(result).toMatchObject({ said: '· No text differs from the files', changed: [] });
  });
  await fc.assert(properties, { numRuns: 30 });
});

test('a table contains all of a language: imported where the language is missing, it restores its texts', async () => {
  const properties = fc.asyncProperty(fc.array(anyText, { minLength: 20 }), async (many) => {
    const area = Object.fromEntries(many.map((text, index) => [`text-${index}`, text]));
    const files: Files = { ...filesWithTexts(), [common('es-ES')]: area };
    const table = await exported(writeConfiguration({ ...files, [common('gl-ES')]: area }));
    const { after } = await imported(files, table, '--languages', 'gl-ES');
    const filled = Object.entries(area).filter(([, text]) => text.trim() !== '');
    const { $schema: _, ...found } = JSON.parse(after[common('gl-ES')] ?? '{}');
    expect(found).toEqual(
      Object.fromEntries(filled.map(([key, text]) => [key, Buffer.from(text).toString()])),
    );
  });
  await fc.assert(properties, { numRuns: 5 });
});

describe('reading a table', () => {
  test.each([
    ['commas, a byte order mark', '\uFEFFkey,es-ES,ca-ES\r\ncommon.close,uno,"dos, tres"\r\n'],
    ['semicolons, other columns first', 'ca-ES;key\r\n"dos, tres";common.close\r\n'],
    ['tabs, no line end', 'key\tca-ES\ncommon.close\tdos, tres'],
    ['quotes, blank rows, old line ends', '"key","ca-ES"\r\r"common.close","dos, tres"\r,\r'],
    ['cells that Excel adds', 'key;ca-ES;\r\ncommon.close;dos, tres;\r\n;;\r\n'],
    [
      'other rows',
      'key,ca-ES\ncommon.wait.long,un moment\ncommon.close,"dos, tres"\ncommon.close,"dos, tres"',
    ],
  ])('takes %s', async (_name, table) => {
    const { said, changed, after } = await imported(filesWithTexts(), table);
    expect(said).toBe('· ca-ES: 1 text changed');
    expect(changed).toEqual([common('ca-ES')]);
    expect(JSON.parse(after[common('ca-ES')] ?? '')).toMatchObject({ close: 'dos, tres' });
  });

  test('leaves a text with a blank cell as it is', async () => {
    const result = await imported(filesWithTexts(), 'key,ca-ES,es-ES\ncommon.close, ,\n');
    expect(result).toMatchObject({
      exitCode: 0,
      changed: [],
      said: '· No text differs from the files',
    });
  });

  test('takes only the languages that are named', async () => {
    const table = 'key,es-ES,ca-ES\ncommon.close,dos,dos\n';
    const { changed } = await imported(filesWithTexts(), table, '--languages', 'ca-ES');
    expect(changed).toEqual([common('ca-ES')]);
  });

  test('says what would change and writes nothing when it is only tried', async () => {
    const table = 'key,es-ES,ca-ES\ncommon.close,dos,\ncommon.count_many,,a {{count}}\n';
    expect(await imported(filesWithTexts(), table, '--dry-run')).toMatchObject({
      exitCode: 0,
      changed: [],
      said: '· es-ES: 1 text changed\n· ca-ES: 1 text changed\n· Nothing was written (--dry-run)',
    });
  });

  test('keeps indentation, line ends, mark and the other texts of a file as they are', async () => {
    const odd =
      '\uFEFF{\r\n    "close" :"un",\r\n    "wait": { "long": "un moment" },"count_one": "{{count}}",\r\n\r\n    "count_other": "un\\u007b{count}}"}';
    const files = { ...filesWithTexts(), [common('ca-ES')]: odd };
    const table = 'key,ca-ES\ncommon.close,dos\ncommon.count_many,a {{count}}\n';
    const { after } = await imported(files, `${table}common.0\\.25\\\\a,quart\n`);
    expect(after[common('ca-ES')]).toBe(
      odd
        .replace('"un",', '"dos",')
        .replace(
          'count}}"}',
          'count}}",\r\n    "count_many": "a {{count}}",\r\n    "0.25\\\\a": "quart"}',
        ),
    );
  });

  test('puts new texts where the default language has them, and spreads an object that grows too wide', async () => {
    const spanish =
      '{\n  "close": "uno",\n  "count_one": "{{count}}",\n  "count_other": "{{count}}",\n  "wait": { "long": "a", "short": "b" },\n  "ends": {\n    "now": "c"\n  }\n}\n';
    const catalan = '{\n  "count_other": "{{count}}",\n  "wait": { "short": "b" }\n}\n';
    const files = { ...filesWithTexts(), [common('es-ES')]: spanish, [common('ca-ES')]: catalan };
    const long = 'x'.repeat(90);
    const rows = ['close,un', 'ends.now,ara', 'count_one,{{count}}', `wait.long,${long}`];
    const { after } = await imported(
      files,
      ['key,ca-ES', ...rows.map((row) => `common.${row}`)].join('\n'),
    );
    expect(after[common('ca-ES')]).toBe(
      `{\n  "close": "un",\n  "count_one": "{{count}}",\n  "count_other": "{{count}}",\n  "wait": {\n    "long": "${long}",\n    "short": "b"\n  },\n  "ends": {\n    "now": "ara"\n  }\n}\n`,
    );
  });

  test('begins a language, file by file, in the order of the default language', async () => {
    const files = filesWithTexts();
    const table =
      'key,it-IT\nforms/change.submit,B\nforms/change.title,A\nforms/change.fields.iban.label,C\n';
    const { said, changed, after } = await imported(files, table, '--languages', 'it-IT');
    expect(said).toBe('· it-IT: 3 texts changed, 3 new');
    expect(changed).toEqual(['locales/it-IT/forms/change.json']);
    expect(after['locales/it-IT/forms/change.json']).toBe(
      `${JSON.stringify({ $schema: '../../../schemas/meta/form-texts.schema.json', title: 'A', submit: 'B', fields: { iban: { label: 'C' } } }, null, 2)}\n`,
    );
  });

  test('adds a plural form that only this language has beside its twins', async () => {
    const files = { ...filesWithTexts(), [common('pl-PL')]: { count_one: 'a', close: 'b' } };
    const { after } = await imported(files, 'key,pl-PL\ncommon.count_few,c {{count}}\n');
    expect(Object.keys(JSON.parse(after[common('pl-PL')] ?? ''))).toEqual([
      'count_one',
      'count_few',
      'close',
    ]);
  });

  test("writes texts of a partner's own where they differ from the retailer's", async () => {
    const table = 'key,es-ES,ca-ES\ncommon.close,uno,tancar\ncommon.wait.long,ahora,un moment\n';
    const { said, changed, after } = await imported(filesWithTexts(), table, '--partner', 'north');
    expect(said).toBe('· ca-ES: 1 text changed\n· es-ES: 1 text changed, 1 new');
    const own = (language: string) => `schemas/partners/north/locales/${language}/common.json`;
    expect(changed.toSorted()).toEqual([own('ca-ES'), own('es-ES')]);
    expect(JSON.parse(after[own('es-ES')] ?? '')).toMatchObject({ wait: { long: 'ahora' } });
    expect(JSON.parse(after[own('ca-ES')] ?? '')).toEqual({ close: 'tancar' });
  });
});

test('the command reads a table; what it does not know ends with 2 and one line', async () => {
  const root = writeConfiguration(filesWithTexts());
  const run = (...args: string[]) => {
    const command = ['--import', 'tsx', 'tools/config-texts.ts', '--root', root, ...args];
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
    return { status, stdout, stderr };
  };
  expect(run('--in', tableFile('key,ca-ES\ncommon.close,dos\n'))).toMatchObject({
    status: 0,
    stdout: '· ca-ES: 1 text changed\n',
  });
  expect(readFileSync(join(root, common('ca-ES')), 'utf8')).toContain('"close": "dos"');
  expect(run('--language', 'ca-ES')).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/^There is no option --language .*--languages.*\n$/),
  });
});

test.each<[name: string, args: string[], words: RegExp]>([
  [
    'an unknown partner',
    ['--out', 'a.csv', '--partner', 'nort'],
    /schemas\/partners\/nort.*"north"/,
  ],
  ['neither way', ['--partner', 'north'], /--out FILE or --in FILE/],
  ['both ways', ['--in', 'a.csv', '--out', 'b.csv'], /--out FILE or --in FILE/],
  ['a trial of writing a table', ['--out', 'a.csv', '--dry-run'], /--out FILE or --in FILE/],
  [
    'a name that is no language',
    ['--out', 'a.csv', '--languages', 'ca_ES'],
    /"ca_ES" names no language/,
  ],
  ['a table that is not there', ['--in', 'nowhere.csv'], /nowhere\.csv/],
  ['a place that cannot be written', ['--out', '/dev/null/a.csv'], /\/dev\/null/],
])('%s ends with 2 and one line', async (_name, args, words) => {
  const { exitCode, said } = await texts(writeConfiguration(filesWithTexts()), ...args);
  expect({ exitCode, said }).toEqual({ exitCode: 2, said: expect.stringMatching(words) });
  expect(said).not.toContain('\n');
});
