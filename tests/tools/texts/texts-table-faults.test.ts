import { expect, test } from 'vitest';
import { edited, type Files, writeConfiguration } from '#tests/tools/fixture.ts';
import { common, filesWithTexts, imported, tableFile, texts } from './texts-fixture.ts';

const good = 'common.wait.long,ahora,ara\n';
const header = 'key,es-ES,ca-ES\n';

const faults: [name: string, table: string | Buffer, at: string, what: RegExp, fix: RegExp][] = [
  ['an empty table', '\n', '1:1', /the table is empty/, /--out/],
  ['no column of keys', `es-ES,ca-ES\n${good}`, '1:1', /no column is named "key"/, /first row/],
  [
    'a language that is not there',
    `key,ca-SE\n`,
    '1:5',
    /no language "ca-SE" \(did you mean "ca-ES"\?\)/,
    /es-ES, ca-ES/,
  ],
  [
    'a misspelt language',
    `key;es-ES;ca-es\n`,
    '1:11',
    /no language "ca-es" \(did you mean "ca-ES"\?\)/,
    /--languages/,
  ],
  ['a language twice', `key,ca-ES,ca-ES\n`, '1:11', /a second column is named "ca-ES"/, /keep one/],
  ['a column without a name', `key,,ca-ES\n`, '1:5', /no name/, /name its language/],
  [
    'a key that is not there',
    `${header}${good}common.closed,a,\n`,
    '3:1',
    /no language has a text "common\.closed" \(did you mean "common\.close"\?\)/,
    /take the row out/,
  ],
  [
    'a key of a file that is not there',
    `${header}comon.close,a,\n`,
    '2:1',
    /"comon\.close" \(did you mean "common\.close"\?\)/,
    /take the row out/,
  ],
  ['a row without a key', `es-ES,key\nuno,\n`, '2:1', /no key/, /write its key/],
  [
    'a key twice with different texts',
    `${header}${good}\ncommon.close,a,b\ncommon.close,a,c\n`,
    '5:16',
    /"common\.close" has another text for ca-ES in line 4/,
    /keep one/,
  ],
  [
    'a row with too many cells',
    `${header}common.close,a,b,"c\nd"\n${good}`,
    '2:18',
    /4 cells, the first row has 3/,
    /in quotes/,
  ],
  [
    'a value that is missing',
    `${header}"common.count_other",,\n"common.count_other",,"un"\n`,
    '3:23',
    /takes no values, that of es-ES takes \{\{count\}\}/,
    /same \{\{…\}\}/,
  ],
  [
    'a misspelt value, after a text of two lines',
    `${header}common.close,"a\r\nb",\r\ncommon.count_other,,un {{cuont}}\r\n`,
    '4:21',
    /takes \{\{cuont\}\}, that of es-ES takes \{\{count\}\}/,
    /same names/,
  ],
  [
    'a value that the new text of the default language has not',
    `${header}common.close,{{a}},b\n`,
    '2:20',
    /takes no values, that of es-ES takes \{\{a\}\}/,
    /same names/,
  ],
  [
    'a plural form of another language',
    `${header}common.count_few,,{{count}}\n`,
    '2:19',
    /ca-ES has no plural form "few"/,
    /many, one, other/,
  ],
  [
    'a quote that is not closed',
    `${header}${good}common.close,"a,b\n\n`,
    '3:14',
    /never closed/,
    /close it/,
  ],
  [
    'a quote inside a cell',
    `${header}common.close,a "b" c,\n`,
    '2:16',
    /a quote stands inside a cell/,
    /inside it twice/,
  ],
  [
    'text after a closing quote',
    `${header}common.close,"a" b,\n`,
    '2:17',
    /after the closing quote/,
    /twice/,
  ],
  [
    'letters that are not UTF-8',
    Buffer.from(`${header}common.close,añ,camión\n`, 'latin1'),
    '2:15',
    /not UTF-8/,
    /CSV UTF-8/,
  ],
  ['UTF-16', Buffer.from(`\uFEFF${header}${good}`, 'utf16le'), '1:1', /UTF-16/, /CSV UTF-8/],
  [
    'a text that the check refuses',
    `${header}${good}routes.login,,un\n`,
    '3:15',
    /locales\/ca-ES\/routes\.json: "un" is not a path/,
    /begin with/,
  ],
  [
    'a text whose twin the check refuses',
    `${header}common.wait.long,a {{b}},\n`,
    '2:18',
    /locales\/ca-ES\/common\.json: the text "wait\.long" takes no values/,
    /same \{\{…\}\}/,
  ],
  [
    'a text that the other language lacks',
    `${header}common.only,a,\n`,
    '2:13',
    /"only" is missing in this language/,
    /add it/,
  ],
];

/** A text that exists only in a language that is not offered. */
const withGalician: Files = {
  ...filesWithTexts(),
  [common('gl-ES')]: { only: 'a' },
  'schemas/partners/north/locales/ca-ES/common.json': undefined,
};

test.each(faults)('%s is named, and nothing is written', async (_name, table, at, what, fix) => {
  const { exitCode, said, changed } = await imported(withGalician, table);
  const [diagnostic = '', end] = said.split('\n');
  const [, place, found, mend] = /^texts\.csv:([\d:]+) {2}(.+?) {2}(.+)$/.exec(diagnostic) ?? [];
  expect({ place, found, mend }, said).toEqual({
    place: at,
    found: expect.stringMatching(what),
    mend: expect.stringMatching(fix),
  });
  expect(end).toBe('· 1 to fix: nothing was written');
  expect({ exitCode, changed }).toEqual({ exitCode: 1, changed: [] });
});

test('every fault of a table is named, in its order', async () => {
  const { said } = await imported(
    filesWithTexts(),
    `key,es-ES,xx-XX\ncommon.a,b\ncommon.count_one,,\ncommon.close,a,b,c\n`,
  );
  expect(said.split('\n').map((line) => line.split(' ')[0])).toEqual([
    'texts.csv:1:11',
    'texts.csv:2:1',
    'texts.csv:4:18',
    '·',
  ]);
});

test('a language that is named and has no column is said, as it may be misspelt', async () => {
  const { exitCode, said } = await imported(filesWithTexts(), header, '--languages', 'de-DE');
  expect({ exitCode, said }).toEqual({
    exitCode: 1,
    said: expect.stringContaining('texts.csv:1:1  no column is named "de-DE"'),
  });
});

test('what the check found before is not blamed on the table', async () => {
  const files = edited(filesWithTexts(), common('ca-ES'), (area: Files) => {
    area.wait = { long: ' ' };
  });
  const { exitCode, changed } = await imported(files, 'key,ca-ES\ncommon.count_many,a {{count}}\n');
  expect({ exitCode, changed }).toEqual({ exitCode: 0, changed: [common('ca-ES')] });
});

test('a form for one may say the number that the default language leaves out', async () => {
  const files = edited(filesWithTexts(), common('es-ES'), (area: Files) => {
    area.count_one = 'uno';
  });
  const table = 'key,ca-ES\ncommon.count_one,un {{count}}\n';
  expect(await imported(files, table)).toMatchObject({ exitCode: 0, changed: [common('ca-ES')] });
});

test('a text has no room where the language has something else', async () => {
  const files = {
    ...filesWithTexts(),
    [common('gl-ES')]: { wait: 'un momento', close: { a: 'b' } },
  };
  const table = 'key,gl-ES\ncommon.wait.long,agora\ncommon.close,pechar\n';
  const { said, exitCode, changed } = await imported(files, table);
  expect(said).toContain(
    'texts.csv:2:18  locales/gl-ES/common.json has no room for a text at "wait.long"',
  );
  expect(said).toContain(
    'texts.csv:3:14  locales/gl-ES/common.json has no room for a text at "close"',
  );
  expect({ exitCode, changed }).toEqual({ exitCode: 1, changed: [] });
});

test.each([
  ['cannot be read', '{ "close": "a"', /locales\/ca-ES\/common\.json:1:\d+ {2}not JSON/],
  [
    'has a key twice',
    '{ "close": "a", "close": "b" }',
    /locales\/ca-ES\/common\.json:1:17 {2}the key "close"/,
  ],
])('with a file that %s, no table is made or read', async (_name, content, words) => {
  const files = { ...filesWithTexts(), [common('ca-ES')]: content };
  expect(await imported(files, `${header}common.close,a,b\n`)).toMatchObject({
    exitCode: 1,
    said: expect.stringMatching(words),
    changed: [],
  });
  const result = await texts(writeConfiguration(files), '--out', tableFile(''));
  expect(result).toEqual({ exitCode: 1, said: expect.stringMatching(words) });
});
