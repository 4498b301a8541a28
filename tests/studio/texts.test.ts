import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { inWords } from '#studio/client/language/in-words.ts';
import { identityOf } from '#studio/rights.ts';
import { workingCopy } from '#studio/server/files/working-copy.ts';
import { createEditing } from '#studio/server/history/editing.ts';
import { openJournal } from '#studio/server/history/journal.ts';
import { storedTexts } from '#studio/server/history/texts.ts';
import type { Known } from '#studio/server/people/access.ts';
import { copyMark } from '#studio/server/state/mends.ts';
import { createTextRoutes } from '#studio/server/texts/text-routes.ts';
import type { ImportPlan, OutdatedTexts, TextRow, TextTable } from '#studio/texts-contract.ts';
import { edited, type Files, writeConfiguration } from '#tests/tools/fixture.ts';
import { common, filesWithTexts } from '#tests/tools/texts/texts-fixture.ts';

const MARTA = {
  ...{ name: 'Marta Soler', address: 'marta@example.com' },
  role: 'administrator' as const,
};
const PAIR = 'from=es-ES&to=ca-ES';

/** The calls of the table over a small configuration; with `hasGit` its beginning is a commit. */
function served(files: Files, { partner = null as string | null, hasGit = false } = {}) {
  const root = writeConfiguration(files);
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', root, '-c', 'user.name=Pau', '-c', 'user.email=p@x.es', ...args]);
  if (hasGit) {
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'The beginning');
  }
  const copy = workingCopy(root);
  const editing = createEditing({
    copy,
    journal: openJournal(join(root, '.cache/studio/journal.jsonl')),
    texts: storedTexts(join(root, '.cache/studio/texts')),
  });
  const routes = new Hono<Known>().use((http, next) => {
    http.set('who', MARTA);
    return next();
  });
  routes.route(
    '/',
    createTextRoutes({
      ...{ root, copy, editing, partner: () => partner },
      answer: (http, outcome) => http.json(outcome, outcome.kind === 'made' ? 200 : 422),
    }),
  );
  const call = async <T>(path: string, body?: object) => {
    const answer = await routes.request(path, {
      method: body ? 'POST' : 'GET',
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as T };
  };
  const row = async (key: string, pair = PAIR): Promise<TextRow | undefined> => {
    const { body } = await call<TextTable>(`/?${pair}`);
    return body.files
      .flatMap(({ name, rows }) => rows.map((one) => ({ ...one, name })))
      .find(({ name, path }) => `${name}.${path.join('.')}` === key);
  };
  const type = (file: string, path: string[], before: string, after: string) =>
    editing.change(
      { edits: [{ op: 'set', file, path, before, after }], thing: { kind: 'text', key: 'any' } },
      identityOf(MARTA),
    );
  const outdated = async () =>
    (await call<OutdatedTexts>(`/outdated?${PAIR}`)).body.texts.map(({ key, was }) => [key, was]);
  const plan = async (csv: string) =>
    (
      await call<ImportPlan>('/import', {
        ...{ to: 'ca-ES', name: 'texts.csv', content: Buffer.from(csv).toString('base64') },
      })
    ).body;
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  return { root, git, editing, call, row, type, outdated, plan, read };
}

test('a text that the other language lacks is missing, also a plural form that only it says', async () => {
  const files = edited(filesWithTexts(), common('ca-ES'), (texts: Record<string, unknown>) => {
    delete texts.wait;
    delete texts.count_one;
  });
  const { call, row } = served({
    ...files,
    'locales/ru-RU/common.json': { close: 'закрыть', count_one: '{{count}}', count_other: 'a' },
  });
  expect(await row('common.wait.long')).toMatchObject({
    from: { text: 'un momento' },
    to: {},
    isMissing: true,
  });
  expect((await row('common.count_one'))?.isMissing).toBe(true);
  // Spanish says it of millions only.
  expect((await row('common.count_many'))?.isMissing).toBeUndefined();
  expect((await row('common.count_few', 'from=es-ES&to=ru-RU'))?.isMissing).toBe(true);
  expect((await row('common.close'))?.isMissing).toBeUndefined();
  const { body } = await call<TextTable>('/');
  expect(body).toMatchObject({ from: 'es-ES', to: 'ca-ES' });
  expect(body.languages[0]?.code).toBe('es-ES');
  expect((await call('/?from=es-ES&to=xx-XX')).status).toBe(400);
});

test('a text that a telephone has no room for says why, and a word that the glossary avoids what to write', async () => {
  const words = { close: 'Rebuts', wait: 'A'.repeat(40), send: `Envieu-ho ${'ara '.repeat(12)}` };
  const glossary = {
    style: { buttons: { longest: 10 } },
    terms: {
      invoice: {
        words: { 'es-ES': 'factura', 'ca-ES': 'factura' },
        avoid: { 'ca-ES': ['rebut*'] },
      },
    },
  };
  let files: Files = { ...filesWithTexts(), 'locales/glossary.json': glossary };
  for (const [language, texts] of [
    ['es-ES', { close: 'Facturas', wait: 'A', send: 'Envíelo ya' }],
    ['ca-ES', words],
  ] as const)
    files = edited(files, common(language), (all: object) => void Object.assign(all, texts));
  const form = 'locales/ca-ES/forms/change.json';
  files = edited(files, form, (texts: Record<string, unknown>) => {
    texts.submit = 'Envieu-ho de seguida';
  });
  const { call, row } = served(files);
  expect((await row('common.close'))?.to.avoided).toEqual([{ word: 'rebut', instead: 'factura' }]);
  expect((await row('common.wait'))?.long).toEqual({ why: 'word', word: 'A'.repeat(40) });
  expect((await row('common.send'))?.long).toMatchObject({ why: 'source' });
  expect((await row('forms/change.submit'))?.long).toEqual({
    ...{ why: 'button', length: 20, longest: 10 },
  });
  const { body } = await call<TextTable>(`/?${PAIR}`);
  expect(body.terms).toEqual([{ from: 'factura', to: 'factura' }]);
});

test('with a partner in view its own text stands over the one of the retailer, and is written into its file', async () => {
  const { call, row } = served(filesWithTexts(), { partner: 'north' });
  expect((await row('common.close'))?.to).toEqual({ text: 'tanca', usual: 'un' });
  expect((await row('common.wait.long'))?.to).toEqual({ usual: 'un moment' });
  const { body } = await call<TextTable>(`/?${PAIR}`);
  expect(body.files.find(({ name }) => name === 'common')?.files).toEqual({
    from: 'schemas/partners/north/locales/es-ES/common.json',
    to: 'schemas/partners/north/locales/ca-ES/common.json',
  });
});

test('a translation is outdated once its original changes in git or here, until it is translated again, the original is as before, or a person finds it right', async () => {
  const { root, git, editing, call, type, outdated } = served(filesWithTexts(), { hasGit: true });
  const [es, ca] = [common('es-ES'), common('ca-ES')];
  expect(await outdated()).toEqual([]);
  const file = join(root, es);
  writeFileSync(file, readFileSync(file, 'utf8').replace('"un momento"', '"espere"'));
  git('commit', '-qam', 'Another word');
  expect(await outdated()).toEqual([['common.wait.long', 'un momento']]);

  type(es, ['close'], 'uno', 'cerrar');
  expect(await outdated()).toHaveLength(2);
  editing.undo(identityOf(MARTA));
  expect(await outdated()).toHaveLength(1);
  editing.redo(identityOf(MARTA));
  type(ca, ['close'], 'un', 'tanca');
  git('commit', '-qam', 'Published');
  expect(await outdated()).toEqual([['common.wait.long', 'un momento']]);

  const review = { from: 'es-ES', to: 'ca-ES', key: 'common.wait.long' };
  await call('/reviewed', { ...review, original: 'espere', translation: 'un moment' });
  expect(await outdated()).toEqual([]);
  type(es, ['wait', 'long'], 'espere', 'espere un poco');
  expect(await outdated()).toEqual([['common.wait.long', 'un momento']]);
});

test('a copy that the check made of an original is to be translated, until it is or a person finds it right', async () => {
  const { editing, call, type, outdated } = served(filesWithTexts());
  const [file, path] = [common('ca-ES'), ['wait', 'long']];
  const copied = () =>
    editing.change(
      {
        edits: [{ op: 'set', file, path, before: 'un moment', after: 'un momento' }],
        thing: { kind: 'text', key: 'common.wait.long' },
        mark: copyMark(file, path),
      },
      identityOf(MARTA),
    );
  copied();
  expect(await outdated()).toEqual([['common.wait.long', '']]);
  type(file, path, 'un momento', 'un moment');
  expect(await outdated()).toEqual([]);
  copied();
  expect(await outdated()).toHaveLength(1);
  const both = { original: 'un momento', translation: 'un momento' };
  await call('/reviewed', { from: 'es-ES', to: 'ca-ES', key: 'common.wait.long', ...both });
  expect(await outdated()).toEqual([]);
});

test('a table says what it would change and what it leaves out, writes nothing until then, and is one step of undo', async () => {
  const { call, plan, read, editing } = served(filesWithTexts());
  const before = [read(common('ca-ES')), read('locales/ca-ES/forms/change.json')];
  const { body } = await call<{ csv: string; texts: number }>('/export', {
    ...{ to: 'ca-ES', keys: ['common.close', 'common.wait.long', 'forms/change.title'] },
  });
  expect(body.texts).toBe(3);
  const table = body.csv
    .replace(',un\r', ',tancar\r')
    .replace('un moment\r', 'ara mateix\r')
    .replace('forms/change.title,A,A', 'forms/change.title,otro,Compte');
  const planned = await plan(`${table}common.count_other,,sense valor\r\ncommon.nope,,x\r\n`);
  expect(planned.changes).toEqual([
    { key: 'common.close', before: 'un', after: 'tancar' },
    { key: 'common.wait.long', before: 'un moment', after: 'ara mateix' },
    { key: 'forms/change.title', before: 'A', after: 'Compte' },
  ]);
  expect(planned.refused.map(({ line, what }) => `${line} ${inWords(what, {})}`)).toEqual([
    expect.stringMatching(/^6 .*common\.nope/),
    expect.stringMatching(/^5 .*takes no values/),
  ]);
  const files = () => [read(common('ca-ES')), read('locales/ca-ES/forms/change.json')];
  expect(files()).toEqual(before);

  expect((await call(`/import/${planned.id}`, {})).status).toBe(200);
  expect(JSON.parse(read(common('ca-ES')))).toMatchObject({
    close: 'tancar',
    wait: { long: 'ara mateix' },
  });
  // The original of the table is not read: it may be an older one.
  expect(JSON.parse(read('locales/es-ES/forms/change.json')).title).toBe('A');
  editing.undo(identityOf(MARTA));
  expect(files()).toEqual(before);
});

test('a table is read again where a file changed after its plan, and one that is no table changes nothing', async () => {
  const { call, plan, type } = served(filesWithTexts());
  const csv = 'key,ca-ES\ncommon.close,tancar\n';
  const { id } = await plan(csv);
  type(common('ca-ES'), ['wait', 'long'], 'un moment', 'ara');
  expect((await call(`/import/${id}`, {})).status).toBe(409);
  const again = await plan(csv);
  expect((await call(`/import/${again.id}`, {})).status).toBe(200);
  for (const broken of ['', 'key,de-DE\n', 'key,ca-ES\n"common.close']) {
    const { id: none, changes, refused } = await plan(broken);
    expect([none, changes, refused.length > 0]).toEqual([null, [], true]);
  }
  expect((await plan('key,ca-ES\ncommon.close,tancar\n')).id).toBeNull();
});
