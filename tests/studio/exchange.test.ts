import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import type {
  Clashes,
  Exchange,
  ExportedBranch,
  ExportedPatch,
} from '#studio/exchange-contract.ts';
import { commitAfterOthers } from '#studio/server/exchange/draft-commit.ts';
import { createExchangeRoutes } from '#studio/server/exchange/exchange-routes.ts';
import { isBehindOthers } from '#studio/server/exchange/others.ts';
import { takenIn } from '#studio/server/exchange/taken-in.ts';
import { merged } from '#studio/server/files/three-way.ts';
import { workingCopy } from '#studio/server/files/working-copy.ts';
import { createEditing } from '#studio/server/history/editing.ts';
import { openJournal } from '#studio/server/history/journal.ts';
import { storedTexts } from '#studio/server/history/texts.ts';
import type { Known } from '#studio/server/people/access.ts';
import { auditLog } from '#studio/server/people/audit-log.ts';
import { writeConfiguration } from '#tests/tools/fixture.ts';
import { filesIn, gitIn, repository } from './repository.ts';

const TEXTS = 'locales/es-ES/forms/change.json';
const MARTA = 'Marta Soler <marta@example.com>';

/** The calls of Marta's Studio on a folder. */
function exchangeOf(root: string) {
  const folder = mkdtempSync(join(tmpdir(), 'lluerna-exchange-'));
  const copy = workingCopy(root);
  const journal = openJournal(join(folder, 'journal.jsonl'));
  const editing = createEditing({ copy, journal, texts: storedTexts(join(folder, 'texts')) });
  const app = new Hono<Known>();
  app.use((http, next) => {
    http.set('who', { name: 'Marta Soler', address: 'marta@example.com', role: 'editor' });
    return next();
  });
  const log = auditLog(join(folder, 'audit.jsonl'));
  app.route(
    '/',
    createExchangeRoutes({
      ...{ root, copy, editing, log },
      answer: (http, { kind }) => http.json({ kind }),
    }),
  );
  const call = async <Answer>(path: string, body?: object) => {
    const sent = body && { method: 'POST', body: JSON.stringify(body) };
    const response = await app.request(path, sent);
    const json = (await response.json().catch(() => null)) as Answer;
    return { status: response.status, json };
  };
  return { call, editing, copy };
}

/** Marta's clone of a repository in which Pau commits what he changes. */
function clones() {
  const { root: server, ...pau } = repository();
  const root = join(mkdtempSync(join(tmpdir(), 'lluerna-clone-')), 'hers');
  gitIn(server)('clone', '-q', '.', root);
  const push = (reason: string, from: string, to: string) => {
    pau.replace(TEXTS, from, to);
    pau.git('commit', '-qam', reason);
  };
  return { root, server, push, git: gitIn(root), ...filesIn(root), ...exchangeOf(root) };
}

const NOTE = { reason: 'Un título más corto' };

test('what is changed goes out as a branch and as a patch with the name and the note, and leaves files, index and branch as they were', async () => {
  const { root, git, read, replace } = repository();
  const { call } = exchangeOf(root);
  expect((await call('/branch', NOTE)).json).toEqual({ reason: 'nothing' });
  replace(TEXTS, '"title": "A"', '"title": "Otra cuenta"');
  writeFileSync(join(root, 'schemas/forms/another.json'), '{}\n');
  writeFileSync(join(root, 'notes.txt'), 'two');
  git('add', 'notes.txt');
  const before = git('status', '--porcelain');
  const { json: first } = await call<ExportedBranch>('/branch', NOTE);
  expect(first).toEqual({
    branch: expect.stringMatching(/^studio\/\d{4}-\d\d-\d\d-un-titulo-mas-corto$/),
    remote: null,
  });
  expect(git('status', '--porcelain')).toBe(before);
  expect(git('log', '-1', '--format=%an <%ae> %cn %s', first.branch).trim()).toBe(
    `${MARTA} Marta Soler ${NOTE.reason}`,
  );
  const changed = git('diff', '--name-only', 'main', first.branch).trim().split('\n');
  expect(changed).toEqual([TEXTS, 'schemas/forms/another.json']);
  expect((await call<ExportedBranch>('/branch', NOTE)).json.branch).toBe(`${first.branch}-2`);

  const { json } = await call<ExportedPatch>('/patch', NOTE);
  const { root: other, ...files } = repository();
  writeFileSync(join(other, json.name), json.patch);
  files.git('apply', json.name);
  expect(files.read(TEXTS)).toBe(read(TEXTS));
  expect(files.read('schemas/forms/another.json')).toBe('{}\n');
});

test('commits of others are seen after a look, taken in as one step beside what is changed here, undone, and followed by the next commit', async () => {
  const { root, git, read, replace, push, call, editing } = clones();
  push('Submit', '"submit": "B"', '"submit": "Enviar"');
  replace(TEXTS, '"title": "A"', '"title": "Otra cuenta"');
  expect((await call<Exchange>('/')).json.git).toMatchObject({
    follows: 'origin/main',
    others: [],
  });
  expect((await call('/look', {})).json).toEqual({ result: 'done' });
  const { git: seen } = (await call<Exchange>('/')).json;
  expect(seen).toMatchObject({ others: [{ reason: 'Submit' }], isBehind: false });

  const before = read(TEXTS);
  expect((await call('/take', { to: seen?.to, choices: [] })).status).toBe(200);
  expect(read(TEXTS)).toBe(before.replace('"submit": "B"', '"submit": "Enviar"'));
  expect((await call<Exchange>('/')).json.git?.others).toEqual([]);
  editing.undo(MARTA);
  expect(read(TEXTS)).toBe(before);
  expect((await call<Exchange>('/')).json.git?.others).toHaveLength(1);
  editing.redo(MARTA);
  expect((await call<Exchange>('/')).json.git?.others).toEqual([]);

  // Her commit comes after his, so that it can be pushed.
  const commit = await commitAfterOthers(root, takenIn(editing.entries()), 'Title', MARTA);
  expect(
    git('log', '--format=%s', commit ?? '')
      .trim()
      .split('\n'),
  ).toEqual(['Title', 'Submit', 'The beginning']);
  expect(git('status', '--porcelain')).toBe('');
  git('push', '-q', 'origin', 'HEAD:refs/heads/next');
});

test('a place that both changed is chosen first, by either value; then nothing is left to take in', async () => {
  const { read, replace, push, call } = clones();
  push('Title', '"title": "A"', '"title": "De Pau"');
  replace(TEXTS, '"title": "A"', '"title": "De Marta"');
  await call('/look', {});
  const { to } = (await call<Exchange>('/')).json.git ?? {};
  const place = { file: TEXTS, path: ['title'] };
  expect(await call<Clashes>('/take', { to, choices: [] })).toEqual({
    status: 409,
    json: { clashes: [{ ...place, mine: 'De Marta', theirs: 'De Pau' }] },
  });
  expect(read(TEXTS)).toContain('De Marta');
  const theirs = await call('/take', { to, choices: [{ ...place, use: 'theirs' }] });
  expect(theirs.status).toBe(200);
  expect(read(TEXTS)).toContain('De Pau');
  push('Again', '"title": "De Pau"', '"title": "De Pau otra vez"');
  replace(TEXTS, '"title": "De Pau"', '"title": "De Marta"');
  await call('/look', {});
  const next = (await call<Exchange>('/')).json.git;
  expect(next?.others.map(({ reason }) => reason)).toEqual(['Again']);
  await call('/take', { to: next?.to, choices: [{ ...place, use: 'mine' }] });
  expect(read(TEXTS)).toContain('De Marta');
  expect((await call<Exchange>('/')).json.git?.others).toEqual([]);
});

test('a commit that was pushed into this copy is noticed, as to publish would take it back; one that was made here is none of others', async () => {
  const { root, git, read, replace } = repository();
  const { call, copy, editing } = exchangeOf(root);
  const his = mkdtempSync(join(tmpdir(), 'lluerna-his-'));
  gitIn(his)('clone', '-q', root, '.');
  filesIn(his).replace(TEXTS, '"submit": "B"', '"submit": "Enviar"');
  gitIn(his)('commit', '-qam', 'Submit');
  git('config', 'receive.denyCurrentBranch', 'ignore');
  gitIn(his)('push', '-q');
  replace(TEXTS, '"title": "A"', '"title": "Otra cuenta"');
  expect(await isBehindOthers(root, copy, editing.entries())).toBe(true);
  const { to } = (await call<Exchange>('/')).json.git ?? {};
  await call('/take', { to, choices: [] });
  expect(read(TEXTS)).toContain('"submit": "Enviar"');
  expect(await isBehindOthers(root, copy, editing.entries())).toBe(false);

  git('commit', '-qam', 'By hand');
  replace(TEXTS, '"Otra cuenta"', '"Una cuenta"');
  git('add', '.');
  expect((await call<Exchange>('/')).json.git).toMatchObject({ others: [], isBehind: false });
});

test('a branch is pushed at a press alone; a server that is out of reach, or refuses, is said in words; without git there is nothing to exchange', async () => {
  const { server, git, replace, call } = clones();
  replace(TEXTS, '"title": "A"', '"title": "Otra cuenta"');
  const { branch, remote } = (await call<ExportedBranch>('/branch', NOTE)).json;
  expect(remote).toBe('origin');
  expect(gitIn(server)('branch', '--list', 'studio/*')).toBe('');
  expect((await call('/push', { branch: 'main' })).status).toBe(400);
  expect((await call('/push', { branch })).status).toBe(204);
  expect(gitIn(server)('branch', '--list', 'studio/*')).toContain(branch);
  git('remote', 'set-url', 'origin', 'http://ada:secret@127.0.0.1:9/portal.git');
  const { json } = await call<{ result: string; words: string }>('/look', {});
  expect(json.result).toBe('offline');
  const refusing = createServer((_, response) =>
    response.writeHead(401, { 'WWW-Authenticate': 'Basic' }).end(),
  ).listen(0, '127.0.0.1');
  onTestFinished(() => void refusing.close());
  await once(refusing, 'listening');
  const { port } = refusing.address() as AddressInfo;
  git('remote', 'set-url', 'origin', `http://127.0.0.1:${port}/portal.git`);
  expect((await call('/look', {})).json).toMatchObject({ result: 'credentials' });
  git('remote', 'set-url', 'origin', 'http://127.0.0.1:9/portal.git');
  expect(json.words).not.toContain('secret');
  expect((await call('/push', { branch })).json).toMatchObject({ reason: 'offline' });

  const plain = exchangeOf(writeConfiguration());
  expect((await plain.call('/')).json).toEqual({ git: null });
  expect((await plain.call('/branch', NOTE)).json).toEqual({ reason: 'no-git' });
});

test('what one took out and another changed inside is one place, which gets either value whole', () => {
  const [base, mine, theirs] = [
    { a: { b: 1, c: 2 }, d: 1 },
    { d: 2 },
    { a: { b: 1, c: 3 }, d: 1 },
  ].map((value) => JSON.stringify(value)) as [string, string, string];
  expect(merged(base, mine, theirs)).toEqual({
    text: mine,
    clashes: [{ path: ['a'], mine: undefined, theirs: { b: 1, c: 3 } }],
  });
  const chosen = merged(base, mine, theirs, () => 'theirs');
  expect(chosen?.clashes).toEqual([]);
  expect(JSON.parse(chosen?.text ?? '')).toEqual({ d: 2, a: { b: 1, c: 3 } });
  expect(merged(base, mine, theirs, () => 'mine')).toEqual({ text: mine, clashes: [] });
});
