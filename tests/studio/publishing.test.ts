import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { workingCopy } from '#studio/server/files/working-copy.ts';
import { commitNamed, historyOf, patchOf } from '#studio/server/publish/git.ts';
import { createPublishing } from '#studio/server/publish/publishing.ts';
import { asInVersion, withoutChange } from '#studio/server/publish/restored.ts';

const TEXTS = 'locales/es-ES/forms/iban-change.json';
const FORM = 'schemas/forms/iban-change.json';
const NEW = 'schemas/fragments/another.json';
const MARTA = 'Marta Soler <marta@example.com>';

/** A configuration in a git repository, beside a file that is none of it. */
function repository() {
  const root = mkdtempSync(join(tmpdir(), 'studio-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['schemas', 'locales'])
    cpSync(folder, join(root, folder), { recursive: true });
  writeFileSync(join(root, 'notes.txt'), 'one');
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', root, ...args], { encoding: 'utf8' });
  git('init', '-q');
  git('add', '.');
  git(
    '-c',
    'user.name=Pau',
    '-c',
    'user.email=pau@example.com',
    'commit',
    '-qm',
    'The configuration',
  );
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const replace = (file: string, from: string, to: string) => {
    expect(read(file)).toContain(from);
    writeFileSync(join(root, file), read(file).replace(from, to));
  };
  return { root, git, read, replace };
}

test('a publication says what changes in words, is acknowledged where it breaks drafts, and is a commit of the person with nothing else', async () => {
  const { root, git, read, replace } = repository();
  const out = join(root, 'published');
  let faults = 0;
  const publishing = createPublishing({ root, out, partner: null, faults: () => faults });
  replace(TEXTS, '"Cambiar la cuenta de cargo"', '"Otra cuenta de cargo"');
  writeFileSync(join(root, 'notes.txt'), 'two');
  const plan = await publishing.plan();
  expect(plan).toMatchObject({ files: [TEXTS], faults: 0, hasHistory: true });
  expect(plan.differences.map(({ what }) => what).join()).toContain('Otra cuenta de cargo');

  const wanted = { reason: 'A shorter title', isAcknowledged: false };
  faults = 1;
  expect(await publishing.publish(wanted, MARTA)).toEqual({ reason: 'faults' });
  faults = 0;
  const published = await publishing.publish(wanted, MARTA);
  expect(JSON.parse(read('published/current.json')).version).toBe(
    (published as { version: string }).version,
  );
  const [last, first] = await historyOf(root);
  expect(last).toMatchObject({ by: MARTA, reason: 'A shorter title' });
  expect(first?.reason).toBe('The configuration');
  expect(git('show', '--name-only', '--format=', 'HEAD').trim()).toBe(TEXTS);
  expect(git('status', '--porcelain', 'notes.txt')).toContain('notes.txt');

  const form = JSON.parse(read(FORM));
  delete form.schema.properties.otherContracts;
  delete form.ui.otherContracts;
  form.ui['ui:order'].pop();
  writeFileSync(join(root, FORM), JSON.stringify(form));
  const refused = await publishing.publish({ ...wanted, reason: 'One account at a time' }, MARTA);
  expect(refused).toEqual({ reason: 'not-acknowledged' });
  expect(
    await publishing.publish({ reason: 'One account at a time', isAcknowledged: true }, MARTA),
  ).toMatchObject({
    commit: expect.stringMatching(/^[0-9a-f]{40}$/),
  });
});

test('a version is restored whole, one change is taken back from what came after it, and the draft is a patch', async () => {
  const { root, git, read, replace } = repository();
  const copy = workingCopy(root);
  const commit = (reason: string) => {
    git('add', '.');
    git('-c', 'user.name=Marta', '-c', 'user.email=marta@example.com', 'commit', '-qm', reason);
    return git('rev-parse', 'HEAD').trim();
  };
  const first = git('rev-parse', 'HEAD').trim();
  const texts = read(TEXTS);
  replace(TEXTS, '"Cambiar la cuenta de cargo"', '"Otra cuenta"');
  const title = commit('Title');
  replace(TEXTS, '"Guardar la cuenta"', '"Enviar"');
  writeFileSync(join(root, NEW), '{}\n');
  const submit = commit('Submit');

  const without = await withoutChange(root, copy, title);
  expect('texts' in without && without.texts.get(TEXTS)).toBe(
    texts.replace('"Guardar la cuenta"', '"Enviar"'),
  );
  expect(await asInVersion(root, copy, first)).toEqual(
    new Map([
      [TEXTS, texts],
      [NEW, null],
    ]),
  );
  expect(await withoutChange(root, copy, submit)).toEqual({
    texts: await asInVersion(root, copy, title),
  });

  replace(TEXTS, '"Otra cuenta"', '"Una cuenta"');
  expect(await withoutChange(root, copy, title)).toEqual({ clash: TEXTS });
  expect(await patchOf(root)).toContain('+  "title": "Una cuenta",');
  expect(await commitNamed(root, 'HEAD')).toBeNull();
  expect(await commitNamed(root, '--output=x')).toBeNull();
});
